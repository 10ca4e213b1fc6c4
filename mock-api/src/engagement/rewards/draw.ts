/** An outcome with its share of all weights, a whole number. */
export interface Weighted {
  readonly weight: number;
}

/** Draws an outcome by its weight; `random` returns 0 to below 1. Throws for a table without outcomes. */
export const draw = <T extends Weighted>(table: readonly T[], random: () => number): T => {
  let left = random() * table.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = table.find(({ weight }) => (left -= weight) < 0) ?? table.findLast(({ weight }) => weight > 0);
  if (drawn === undefined) throw new Error('Nothing can be drawn from a table without outcomes.');
  return drawn;
};

/** The chance of each outcome, 0 to 1, in the order of the table that draws. */
export const chancesOf = (table: readonly Weighted[]): readonly number[] => {
  const sum = table.reduce((total, { weight }) => total + weight, 0);
  return table.map(({ weight }) => (sum === 0 ? 0 : weight / sum));
};
