/** The minimum level of a usual hour. @assumed The documents give no scale. */
const usualLevel = 3;

/**
 * Hours until a performer is usually online: 0 in a usual hour, null without usual hours.
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
