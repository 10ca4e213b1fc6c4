import type { Breaks, Change } from './change.ts';
import { isAnnounced, type Comparison } from './compare-versions.ts';

/** How many calls are named behind a change. */
const namedSubjects = 3;

/** More modules than these share a change: it is printed once. */
const fewModules = 4;

const markOf = ({ consumer, provider }: Breaks): string => {
  if (consumer) return provider ? 'breaks client and servers' : 'breaks the client';
  return provider ? 'breaks servers' : 'compatible';
};

const rank = ({ breaks }: Change): number => (breaks.consumer ? 0 : breaks.provider ? 1 : 2);

const lineOf = (change: Change): string => {
  const { subjects, text, breaks } = change;
  const more = subjects.length - namedSubjects;
  const names = subjects.slice(0, namedSubjects).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `  ${markOf(breaks)}: ${names === '' ? text : `${text} (${names})`}`;
};

/** Changes that many modules share, under one heading. */
const withShared = (changes: readonly Change[]): readonly Change[] =>
  [...Map.groupBy(changes, ({ text, breaks }) => JSON.stringify([text, breaks])).values()].flatMap((same) => {
    const [first] = same;
    // The sentence of a pact is about another interaction in each module.
    if (first === undefined || same.length <= fewModules || first.text.includes('interaction')) return same;
    const subjects = [...new Set(same.flatMap((each) => each.subjects))];
    return [{ ...first, module: 'shared by modules', subjects }];
  });

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** The lines of a comparison, grouped by module, what breaks the client first. */
export const comparisonLines = (comparison: Comparison): readonly string[] => {
  const { before, after, changes } = comparison;
  const modules = [...Map.groupBy(withShared(changes), ({ module }) => module)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const lines = modules.flatMap(([module, each]) => [
    module,
    ...each.toSorted((one, other) => rank(one) - rank(other)).map(lineOf),
  ]);
  const breaking = changes.filter(({ breaks }) => breaks.consumer).length;
  const forServers = changes.filter(({ breaks }) => breaks.provider).length;
  const summary =
    changes.length === 0
      ? `${before} and ${after} are equal.`
      : `${before} to ${after}: ${count(changes.length, 'change', 'changes')}, ${count(breaking, 'breaks', 'break')} the client, ${count(forServers, 'breaks', 'break')} servers.`;
  if (isAnnounced(comparison)) return [...lines, summary];
  return [...lines, summary, `A change that breaks the client needs version ${comparison.neededVersion} or newer.`];
};
