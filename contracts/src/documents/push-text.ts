import type { AnyCall, Push } from '@lounge/protocol';
import { commands, declarations } from '@lounge/protocol/registry';
import { causesOf, pushCauses, recipientTexts, type Recipients } from '@lounge/protocol/push-causes';
import { moduleOf } from '../report/coverage.ts';

/** The causes and recipients of a push, as data of a document. */
interface PushFacts {
  readonly to: readonly Recipients[];
  /** The ids of the commands that it answers. */
  readonly answers: readonly string[];
  readonly calls: readonly string[];
  readonly events: readonly string[];
  readonly occasions: readonly string[];
}

/** Returns what causes a push, and who gets it. Throws if it is not declared. */
export const factsOf = (push: Push): PushFacts => {
  const causes = causesOf(push);
  if (causes === null) throw new Error(`${push.id} has no causes: declare them in push-causes.ts of its module.`);
  const { to, calls, events, occasions } = causes;
  return { to, answers: commands.filter(({ reply }) => reply === push).map(({ id }) => id), calls, events, occasions };
};

const callText = (id: string): string => {
  const call = declarations.find((each) => each.id === id);
  const name = `\`${id.slice(moduleOf(id).length + 1)}\``;
  switch (call?.kind) {
    case 'rest':
      return `${name} (${call.method} ${call.path})`;
    case 'query':
      return `${name} (${call.operation})`;
    default:
      return `${name} (command)`;
  }
};

const listed = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [`${title}: ${items.join(', ')}.`];

/** Who gets a push and when, in sentences. */
export const pushText = (push: Push): string => {
  const { to, answers, calls, events, occasions } = factsOf(push);
  return [
    `Sent to ${to.map((each) => recipientTexts[each]).join('; or to ')}.`,
    ...listed('Answers, with their key', answers.map(callText)),
    ...listed('Caused by', calls.map(callText)),
    ...listed('Caused by the events of states.md', events),
    ...occasions,
  ].join('\n\n');
};

/** The pushes that a call can cause, its reply not among them. */
export const pushesOf = (call: AnyCall): readonly string[] =>
  pushCauses.filter(({ calls }) => calls.includes(call.id)).map(({ push }) => push.type);
