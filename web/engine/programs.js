// @ts-check
// The file that other programs import as core.js: the module's entry point with the calls for very many hands.

import { bulkOf } from './bulk.js';
import { extras, quick } from './extras.js';
import { packedOf } from './packed.js';

export { load, TehaiError, whole } from './core.js';

extras.bulk = bulkOf;
quick.of = packedOf;
