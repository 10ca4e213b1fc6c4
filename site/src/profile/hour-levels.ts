/** Maps the five levels of the wire to the four shades of the table. */
const shades = [0, 1, 1, 2, 3] as const;

/** The shade of a level of the wire. */
export const levelOf = (level: number) => shades[Math.min(level, 4)] ?? 0;
