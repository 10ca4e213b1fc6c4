import { readFileSync } from 'node:fs';
import { didYouMean } from './nearest.ts';
import type { Interaction, PactFile } from './pact-files.ts';
import type { StoredOutcome } from './result-file.ts';
import { UsageError } from './UsageError.ts';

/** The transports, by the names of their providers in the pacts. */
export const transportOf = {
  'rest-api': 'rest',
  'query-service': 'query',
  'feed-service': 'query',
  'clash-service': 'query',
  realtime: 'socket',
} as const;

/** A transport of the contracts. */
export type Transport = (typeof transportOf)[keyof typeof transportOf];

/** The interactions that a run verifies. An empty list chooses all. */
export interface Choice {
  /** Ids such as `content/actors`. */
  readonly modules: readonly string[];
  /** Ids such as `content/actors/getActor`, or their last parts. */
  readonly calls: readonly string[];
  readonly transports: readonly Transport[];
  /** Descriptions, of scenarios also ids. */
  readonly interactions: readonly string[];
  /** The outcome whose broken interactions alone are verified; null for all. */
  readonly failedIn: StoredOutcome | null;
}

/** Pacts with the claimed interactions only; a file without any is left out. */
export const claimedOf = (pacts: readonly PactFile[], claims: Claims): readonly PactFile[] =>
  pacts
    .map((pact) => ({ ...pact, interactions: pact.interactions.filter((each) => claims(callOf(each))) }))
    .filter(({ interactions }) => interactions.length > 0);

/** The id of a module, from that of a call. */
export const moduleOfCall = (call: string): string => call.split('/').slice(0, 2).join('/');

const callOf = ({ comments }: Interaction): string => comments?.call ?? '';

/** Whether a call has one of some names: its id or the last part of that. No names are all. */
export const isNamed = (call: string, names: readonly string[]): boolean =>
  names.length === 0 || names.some((name) => call === name || call.endsWith(`/${name}`));

/** The name of an interaction among all pacts. */
export const keyOf = (provider: string, description: string): string => `${provider}: ${description}`;

const assertKnown = (
  kind: string,
  names: readonly string[],
  {
    known,
    isKnown = (name) => known.includes(name),
  }: { known: readonly string[]; isKnown?: (name: string) => boolean },
): void => {
  const unknown = names.find((name) => !isKnown(name));
  if (unknown !== undefined)
    throw new UsageError(`No pact has the ${kind} "${unknown}".${didYouMean(unknown, [...new Set(known)])}`);
};

/** Throws a `UsageError` for a name that is no description of a pact, and no name of a scenario. */
export const assertInteractions = (
  names: readonly string[],
  pacts: readonly PactFile[],
  ofScenarios: readonly string[],
): void => {
  const ofPacts = pacts.flatMap(({ interactions }) => interactions.map(({ description }) => description));
  assertKnown('interaction', names, { known: [...ofPacts, ...ofScenarios] });
};

/** Tells whether an outcome has something as broken; without an outcome all is chosen. */
export const isFailedIn = (outcome: StoredOutcome | null): ((provider: string, description: string) => boolean) => {
  if (outcome === null) return () => true;
  const failed = outcome.interactions.filter((each) => !each.holds);
  const keys = new Set(failed.map(({ provider, description }) => keyOf(provider, description)));
  return (provider, description) => keys.has(keyOf(provider, description));
};

/** Pacts with the chosen interactions only; a file without any is left out. Throws a `UsageError` for a name that no pact has. */
export const chosen = (pacts: readonly PactFile[], choice: Choice): readonly PactFile[] => {
  const { modules, calls, transports, interactions: named, failedIn } = choice;
  const all = pacts.flatMap(({ interactions }) => interactions.map(callOf));
  assertKnown('module', modules, { known: all.map(moduleOfCall) });
  assertKnown('call', calls, { known: all, isKnown: (name) => all.some((call) => isNamed(call, [name])) });
  const isFailed = isFailedIn(failedIn);
  const isChosen = (provider: string, interaction: Interaction): boolean =>
    (modules.length === 0 || modules.includes(moduleOfCall(callOf(interaction)))) &&
    isNamed(callOf(interaction), calls) &&
    (named.length === 0 || named.includes(interaction.description)) &&
    isFailed(provider, interaction.description);
  return pacts
    .filter(({ provider }) => transports.length === 0 || transports.includes(transportOf[provider.name]))
    .map((pact) => ({
      ...pact,
      interactions: pact.interactions.filter((each) => isChosen(pact.provider.name, each)),
    }))
    .filter(({ interactions }) => interactions.length > 0);
};

/** Tells whether a team claims a call. */
export type Claims = (call: string) => boolean;

/** Everything is claimed. */
export const allClaimed: Claims = () => true;

/**
 * Reads the claims of a team: a module, a call or the last part of its id a line; `#` begins a comment. Throws a `UsageError` for a file
 * that cannot be read and a line that no pact has.
 */
export const claimsFrom = (file: string, pacts: readonly PactFile[]): Claims => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`The claims ${file} cannot be read.`);
  }
  const names = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  if (names.length === 0) throw new UsageError(`${file} claims nothing: it names no module and no call.`);
  const calls = new Set(pacts.flatMap(({ interactions }) => interactions.map(callOf)));
  const isClaimedBy = (call: string, name: string) => isNamed(call, [name]) || call.startsWith(`${name}/`);
  for (const name of names) {
    if (![...calls].some((call) => isClaimedBy(call, name)))
      throw new UsageError(
        `${file}: no pact has the module or call "${name}".${didYouMean(name, [...calls, ...new Set([...calls].map(moduleOfCall))])}`,
      );
  }
  return (call) => names.some((name) => isClaimedBy(call, name));
};
