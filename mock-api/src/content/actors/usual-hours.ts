/** The level from which an hour counts as a usual one. @assumed The documents give no scale. */
const usualLevel = 3;

/**
 * Whole hours until a performer usually is here: 0 when this hour is a usual one, null when none is.
 * `days` are seven lists of 24 levels, Monday first; `weekday` is 0 for Monday.
 */
export const hoursUntilPresent = (
  days: readonly (readonly number[])[],
  weekday: number,
  hour: number,
): number | null => {
  for (let ahead = 0; ahead < 7 * 24; ahead += 1) {
    const at = weekday * 24 + hour + ahead;
    const level = days[Math.floor(at / 24) % 7]?.[at % 24] ?? 0;
    if (level >= usualLevel) return ahead;
  }
  return null;
};
