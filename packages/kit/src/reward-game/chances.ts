/** An outcome of a try; its weight is its share of all. */
export interface WeightedOutcome {
  /** The outcome as text, such as "20 coins" or "Nothing". */
  label: string;
  /** Its weight; zero or less never happens. */
  weight: number;
}

/** The chances of the outcomes in percent, in order; those that never happen are left out. */
export function chancesInPercent(outcomes: readonly WeightedOutcome[]): readonly { label: string; percent: number }[] {
  const possible = outcomes.filter(({ weight }) => weight > 0);
  const sum = possible.reduce((total, { weight }) => total + weight, 0);
  return possible.map(({ label, weight }) => ({ label, percent: (weight / sum) * 100 }));
}
