/**
 * Whether every part runs just long enough to show that it can be measured, as `npm test` does (`npm run bench -- --tiny`). Its
 * figures say nothing then, so no goal is judged. The processes of the bench inherit it.
 */
export const isTiny = process.env['BENCH_TINY'] === '1';

/** A number of rounds, or a tiny one. */
export const rounds = (full: number, tiny = 1): number => (isTiny ? tiny : full);
