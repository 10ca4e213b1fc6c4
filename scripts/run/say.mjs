/** Writes one line for the person at the terminal. */
export const say = (line) => process.stderr.write(`${line}\n`);

/** A reason to end that the person at the terminal can act on. */
export class Stop extends Error {}
