import semver from 'semver';
import { UsageError } from '../verify/UsageError.ts';
import { merged, type Change } from './change.ts';
import { modulesByName, type ContractVersion } from './contract-version.ts';
import { messageChanges } from './message-changes.ts';
import { pactChanges, scenarioChanges, stateChanges } from './provider-changes.ts';
import { queryChanges } from './query-changes.ts';
import { restChanges } from './rest-changes.ts';

/** The changes between two versions of the contracts. */
export interface Comparison {
  readonly before: string;
  readonly after: string;
  readonly changes: readonly Change[];
  /** Whether the new version may break what used the old one: another major, before 1.0 another minor. */
  readonly mayBreak: boolean;
  /** The lowest version that may. */
  readonly neededVersion: string;
}

/** Whether a comparison passes: nothing breaks the client, or the version says so. */
export const isAnnounced = ({ changes, mayBreak }: Comparison): boolean =>
  mayBreak || changes.every(({ breaks }) => !breaks.consumer);

const checkedVersion = (version: string): string => {
  if (semver.valid(version) === null) throw new UsageError(`"${version}" in package.json is no version.`);
  return version;
};

/** Compares two versions of the contracts. Throws a `UsageError` for a version that is none. */
export const compareVersions = async (before: ContractVersion, after: ContractVersion): Promise<Comparison> => {
  const [old, now] = [checkedVersion(before.version), checkedVersion(after.version)];
  const moduleOf = modulesByName([before, after]);
  return {
    before: old,
    after: now,
    changes: merged([
      ...restChanges(before.openApi, after.openApi),
      ...(await queryChanges(before, after, moduleOf)),
      ...messageChanges(before.asyncApi, after.asyncApi, moduleOf),
      ...stateChanges(before, after),
      ...scenarioChanges(before, after),
      ...pactChanges(before, after),
    ]),
    mayBreak: semver.gt(now, old) && !semver.satisfies(now, `^${old}`),
    neededVersion: semver.inc(old, semver.major(old) === 0 ? 'minor' : 'major') ?? old,
  };
};
