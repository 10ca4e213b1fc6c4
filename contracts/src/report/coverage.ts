import type { Declaration } from '@lounge/protocol';
import type { Outcome } from '../verify/outcome.ts';
import { expectedType, type Interaction, type PactFile } from '../verify/pact-files.ts';

/** The input of a report. */
export interface Evidence {
  readonly declared: readonly Declaration[];
  /** Ids of the calls and commands that have a handler. */
  readonly handled: readonly string[];
  readonly pacts: readonly PactFile[];
  readonly outcome: Outcome;
  /** The sentences of all provider states. */
  readonly states: readonly string[];
  /** The number of `@assumed` tags in a module's declarations. */
  readonly assumedIn: (module: string) => number;
}

/** One module of the report. */
export interface ModuleRow {
  readonly module: string;
  readonly declared: number;
  /** How many of the `toHandle` calls and commands have a handler; pushes have none. */
  readonly handled: number;
  readonly toHandle: number;
  readonly pacts: number;
  readonly verified: number;
  readonly assumed: number;
}

/** The module of an id. */
export const moduleOf = (id: string): string => id.slice(0, id.lastIndexOf('/'));

const needsHandler = ({ kind }: Declaration): boolean => kind !== 'push';

const all = (pacts: readonly PactFile[]): readonly Interaction[] => pacts.flatMap(({ interactions }) => interactions);

/** Whether an interaction covers a declaration: it names the id, or it expects a push of the type. */
const covers = (each: Declaration, interaction: Interaction): boolean =>
  interaction.comments?.call === each.id || (each.kind === 'push' && expectedType(interaction) === each.type);

/** A key for an interaction: descriptions are unique only within their provider. */
const keyOf = (provider: string, description: string): string => `${provider} ${description}`;

/** The keys of the interactions that passed. */
const passedIn = ({ interactions }: Outcome): ReadonlySet<string> =>
  new Set(interactions.filter(({ holds }) => holds).map((each) => keyOf(each.provider, each.description)));

/** The rows of the report, one per module. */
export const moduleRows = ({ declared, handled, pacts, outcome, assumedIn }: Evidence): readonly ModuleRow[] => {
  const passed = passedIn(outcome);
  return [...new Set(declared.map(({ id }) => moduleOf(id)))].toSorted().map((module) => {
    const mine = declared.filter(({ id }) => moduleOf(id) === module);
    const about = pacts.flatMap(({ provider, interactions }) =>
      interactions
        .filter(({ comments }) => moduleOf(comments?.call ?? '') === module)
        .map(({ description }) => keyOf(provider.name, description)),
    );
    const toHandle = mine.filter(needsHandler);
    return {
      module,
      declared: mine.length,
      toHandle: toHandle.length,
      handled: toHandle.filter(({ id }) => handled.includes(id)).length,
      pacts: about.length,
      verified: about.filter((key) => passed.has(key)).length,
      assumed: assumedIn(module),
    };
  });
};

const errorCodesIn = (interaction: Interaction): readonly string[] =>
  [...JSON.stringify(interaction.response ?? {}).matchAll(/"code":"(\w+)"/g)].map(([, code]) => code ?? '');

const gapsOfDeclared = ({ declared, handled, pacts }: Evidence): readonly string[] =>
  declared.flatMap((each) => {
    const about = all(pacts).filter((interaction) => covers(each, interaction));
    const codes = new Set(about.flatMap(errorCodesIn));
    const uncovered = 'failures' in each ? each.failures.filter((code) => !codes.has(code)) : [];
    return [
      ...(needsHandler(each) && !handled.includes(each.id) ? [`${each.id} has no handler.`] : []),
      ...(about.length === 0 ? [`${each.id} has no pact.`] : []),
      ...(each.purpose.trim() === '' ? [`${each.id} has no purpose.`] : []),
      ...uncovered.map((code) => `${each.id} declares the failure ${code}, but no pact covers it.`),
    ];
  });

const gapsOfPacts = ({ declared, pacts, outcome }: Evidence): readonly string[] => {
  const ids = new Set(declared.map(({ id }) => id));
  const passed = passedIn(outcome);
  return pacts.flatMap(({ provider: { name }, interactions }) =>
    interactions.flatMap(({ description, comments }, at) => [
      ...(ids.has(comments?.call ?? '')
        ? []
        : [`"${description}" is a pact for ${comments?.call ?? 'no call'}, which is not declared.`]),
      ...(passed.has(keyOf(name, description)) ? [] : [`"${description}" is not verified.`]),
      ...(interactions.findIndex((each) => each.description === description) === at
        ? []
        : [`Two pacts of ${name} are called "${description}".`]),
    ]),
  );
};

const gapsOfStates = ({ pacts, states }: Evidence): readonly string[] => {
  const used = new Set(all(pacts).flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)));
  return [
    ...states.filter((each) => !used.has(each)).map((each) => `The state "${each}" is used by no pact.`),
    ...[...used].filter((each) => !states.includes(each)).map((each) => `The state "${each}" cannot be set.`),
  ];
};

/** The gaps, one sentence each. */
export const gapsIn = (evidence: Evidence): readonly string[] => [
  ...gapsOfDeclared(evidence),
  ...gapsOfPacts(evidence),
  ...gapsOfStates(evidence),
  ...evidence.outcome.problems,
];
