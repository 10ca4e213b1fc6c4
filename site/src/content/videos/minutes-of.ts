/** A duration in whole minutes, at least one, as guests read it. */
export const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
