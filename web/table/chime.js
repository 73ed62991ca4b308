// @ts-check
// A short sound for a call, synthesized.

/** @type {AudioContext | undefined} */
let audio;

/** The pitch of each call, in hertz. @type {Record<string, number>} */
const pitches = { chow: 523, pung: 587, kong: 659, riichi: 784, north: 494, win: 880 };
const length = 0.18;

/** @param {string} kind of the call */
export function chime(kind) {
  try {
    audio ??= new AudioContext();
    audio.resume?.();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const now = audio.currentTime;
    tone.frequency.value = pitches[kind] ?? pitches.chow;
    volume.gain.setValueAtTime(0.15, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + length);
  } catch {
    // Without sound the label is still shown.
  }
}
