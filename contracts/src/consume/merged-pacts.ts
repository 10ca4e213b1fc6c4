import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of an interaction that merging reads; all else stays as Pact has written it. */
interface WrittenInteraction {
  readonly description: string;
}

/** The parts of a pact file that merging reads. */
interface WrittenPact {
  readonly interactions: readonly WrittenInteraction[];
}

/** The texts of pact files by their names; empty without the folder. */
export const pactsOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    existsSync(folder)
      ? readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
      : [],
  );

const byDescription = (one: WrittenInteraction, other: WrittenInteraction): number =>
  Buffer.compare(Buffer.from(one.description), Buffer.from(other.description));

/** Adds the interactions of each test file's pact to those before. Throws if two test files have one description. */
const mergedPact = (before: string | undefined, parts: readonly string[]): string => {
  const interactions = new Map<string, WrittenInteraction>();
  const pacts = parts.map((part) => JSON.parse(part) as WrittenPact);
  for (const each of pacts.flatMap((pact) => pact.interactions)) {
    if (interactions.has(each.description))
      throw new Error(`Two test files have the interaction "${each.description}".`);
    interactions.set(each.description, each);
  }
  const kept = before === undefined ? [] : (JSON.parse(before) as WrittenPact).interactions;
  const others = kept.filter(({ description }) => !interactions.has(description));
  const all = [...others, ...interactions.values()].toSorted(byDescription);
  // In Pact's own format, so that a file is the same whoever has written it last.
  return JSON.stringify({ ...pacts[0], interactions: all }, null, 2);
};

/**
 * Merges the pacts of test files, each with the files of its providers, into `before`. Returns the texts by file name, sorted as
 * Pact sorts them: by the bytes of the descriptions.
 */
export const mergedPacts = (
  before: ReadonlyMap<string, string>,
  written: readonly ReadonlyMap<string, string>[],
): ReadonlyMap<string, string> => {
  const names = [...new Set([...before.keys(), ...written.flatMap((pacts) => [...pacts.keys()])])].toSorted();
  return new Map(
    names.map((name) => {
      const parts = written.flatMap((pacts) => pacts.get(name) ?? []);
      return [name, parts.length === 0 ? (before.get(name) ?? '') : mergedPact(before.get(name), parts)];
    }),
  );
};
