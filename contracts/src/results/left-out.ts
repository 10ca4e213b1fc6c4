import type { LeftOut } from '../verify/outcome.ts';
import type { Result, Results } from './results.ts';

/** The most scenarios that a terminal gets by name. */
const most = 10;

const lastOf = (call: string): string => call.slice(call.lastIndexOf('/') + 1);

/** Why a scenario was not verified. */
export const reasonOf = ({ reason, needs }: LeftOut): string =>
  reason === 'noSocket' ? 'needs the socket, which has no address (--socket-url)' : needText(needs);

/** The calls that a scenario needs, and nobody claims. */
export const needText = (needs: readonly string[]): string => `needs ${needs.map(lastOf).join(', ')}, not claimed`;

const brief = (word: string, all: readonly { readonly id: string; readonly text: string }[], file: string) => [
  ...all.slice(0, most).map(({ id, text }) => `${word}: effect ${id} ${text}`),
  ...(all.length > most ? [`${word}: ${all.length - most} more effects, named in ${file}`] : []),
];

const byNeeds = (one: Pick<LeftOut, 'needs'>, other: Pick<LeftOut, 'needs'>) => one.needs.length - other.needs.length;

/** Whether some calls of a scenario are claimed: not only the general ones of every socket. */
const isWaiting = ({ needs, provider }: Result): boolean => provider === 'effects' && needs.length > 0;

/**
 * Scenarios that were not verified, or do not count, for a terminal: those that lack least first. Those of whose calls none is claimed are
 * counted.
 */
export const leftOutLines = ({ leftOut, unclaimed }: Results, file: string): readonly string[] => {
  const near = leftOut.filter(({ isNear }) => isNear).toSorted(byNeeds);
  const far = leftOut.length - near.length;
  const waiting = unclaimed.filter(isWaiting).toSorted(byNeeds);
  return [
    ...brief(
      'Left out',
      near.map((each) => ({ id: each.call, text: reasonOf(each) })),
      file,
    ),
    ...(far === 0 ? [] : [`Left out: ${far} effects of calls that are not claimed, named in ${file}`]),
    ...brief(
      'Not claimed',
      waiting.map(({ call, needs }) => ({ id: call, text: needText(needs) })),
      file,
    ),
  ];
};
