import { load } from 'tehai';

onmessage = async ({ data }) => postMessage((await load()).analyze({ hand: data }).shanten.best);
