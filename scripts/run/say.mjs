/** Writes one line for the person at the terminal. */
export const say = (line) => process.stderr.write(`${line}\n`);

/** An error whose message is shown without a stack, as it tells the person at the terminal what to do. */
export class Stop extends Error {}
