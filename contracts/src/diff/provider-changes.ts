import { isDeepStrictEqual } from 'node:util';
import { nobody, providerOnly, type Breaks, type Change } from './change.ts';
import type { ContractVersion, ListedState } from './contract-version.ts';
import { keyOf, moduleOfCall } from '../verify/choice.ts';
import type { Interaction } from '../verify/pact-files.ts';

const callOf = ({ comments }: Interaction): string => comments?.call ?? '';

const interactionsOf = ({ pacts }: ContractVersion): ReadonlyMap<string, Interaction> =>
  new Map(
    pacts.flatMap(({ provider, interactions }) =>
      interactions.map((each) => [keyOf(provider.name, each.description), each] as const),
    ),
  );

/** The modules whose pacts use a state. */
const modulesOf = (state: string, versions: readonly ContractVersion[]): readonly string[] => {
  const users = versions
    .flatMap(({ pacts }) => pacts.flatMap(({ interactions }) => interactions))
    .filter(({ providerStates = [] }) => providerStates.some(({ name }) => name === state));
  const modules = [...new Set(users.map((each) => moduleOfCall(callOf(each))))];
  return modules.length === 0 ? ['without a pact'] : modules;
};

type Fact = readonly [text: string, breaks: Breaks];

/** The meaning of a parameter that is left out, as text. */
const leftOutText = ({ ifLeftOut = {} }: ListedState, name: string): string =>
  name in ifLeftOut ? JSON.stringify(ifLeftOut[name]).replace(/^null$/, 'none') : 'free';

/** The changes of what a parameter means that both versions have and explain. */
const leftOutTexts = (name: string, before: ListedState, after: ListedState): readonly Fact[] => {
  if (before.ifLeftOut === undefined || after.ifLeftOut === undefined) return [];
  const [old, now] = [leftOutText(before, name), leftOutText(after, name)];
  if (old === now) return [];
  return [[`means ${now} without the parameter ${name}, before ${old}`, now === 'free' ? nobody : providerOnly]];
};

const stateTexts = (before: ListedState, after: ListedState): readonly Fact[] => {
  const names = [...new Set([...Object.keys(before.params), ...Object.keys(after.params)])];
  return [
    ...(before.isEvent === after.isEvent
      ? []
      : [[after.isEvent ? 'is an event' : 'is no event any more', providerOnly] as const]),
    ...names.flatMap((name): readonly Fact[] => {
      const [old, now] = [before.params[name], after.params[name]];
      if (old === now) return leftOutTexts(name, before, after);
      if (old === undefined) return [[`has the new parameter ${name}: ${now}`, providerOnly]];
      if (now === undefined) return [[`lost the parameter ${name}`, nobody]];
      return [[`has the parameter ${name}: ${now}, before ${old}`, providerOnly]];
    }),
  ];
};

/** Provider states that are new, gone or have other parameters. Only servers set them. */
export const stateChanges = (before: ContractVersion, after: ContractVersion): readonly Change[] => {
  const [old, now] = [before, after].map(({ states }) => new Map(states.map((each) => [each.state, each])));
  const names = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  return names.flatMap((name): readonly Change[] => {
    const [one, other] = [old?.get(name), now?.get(name)];
    const texts: readonly Fact[] =
      one === undefined
        ? [['is new', providerOnly]]
        : other === undefined
          ? [['is gone', nobody]]
          : stateTexts(one, other);
    return modulesOf(name, [before, after]).flatMap((module) =>
      texts.map(([text, breaks]) => ({ module, subjects: [], text: `state "${name}" ${text}`, breaks })),
    );
  });
};

/** Scenarios that are new, gone or have other steps. */
export const scenarioChanges = (before: ContractVersion, after: ContractVersion): readonly Change[] => {
  const [old, now] = [before, after].map(({ scenarios }) => new Map(scenarios.map((each) => [each.id, each])));
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((id): readonly Change[] => {
    const [one, other] = [old?.get(id), now?.get(id)];
    const change = (text: string, breaks = providerOnly) => [
      { module: moduleOfCall(id), subjects: [], text: `effect "${(other ?? one)?.text}" ${text}`, breaks },
    ];
    if (one === undefined) return change('is new');
    if (other === undefined) return change('is gone', nobody);
    return isDeepStrictEqual(one.steps, other.steps) ? [] : change('has other steps');
  });
};

/** Interactions that are new, gone or have another content: servers are verified by them. */
export const pactChanges = (before: ContractVersion, after: ContractVersion): readonly Change[] => {
  const [old, now] = [interactionsOf(before), interactionsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): readonly Change[] => {
    const [one, other] = [old.get(key), now.get(key)];
    const change = ({ description, ...of }: Interaction, text: string, breaks = providerOnly) => [
      { module: moduleOfCall(callOf({ description, ...of })), subjects: [description], text, breaks },
    ];
    if (one === undefined) return other === undefined ? [] : change(other, 'new interaction');
    if (other === undefined) return change(one, 'interaction is gone', nobody);
    return isDeepStrictEqual(one, other) ? [] : change(other, 'interaction has another content');
  });
};
