import { compareVersions, isAnnounced } from '../diff/compare-versions.ts';
import { versionIn } from '../diff/contract-version.ts';
import { comparisonLines } from '../diff/text.ts';

/** Prints what changed between the versions in two folders. Returns 1 if it breaks the client and the version does not say so. */
export const runDiff = async (
  [before, after]: readonly [string, string],
  print: (line: string) => void,
): Promise<number> => {
  const comparison = await compareVersions(versionIn(before), versionIn(after));
  for (const line of comparisonLines(comparison)) print(line);
  return isAnnounced(comparison) ? 0 : 1;
};
