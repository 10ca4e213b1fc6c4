import type { AnyCall, Standing } from '@lounge/protocol';
import { conditionsOfCall } from '@lounge/protocol/descriptions';
import { describedBy, type Notes } from './notes.ts';
import { pushesOf } from './push-text.ts';

const standings: Readonly<Record<Standing, string>> = {
  locked: 'whose account is locked',
  paused: 'who are on a break from paying',
  noWriting: 'who are restricted from level 1 on',
  noSpending: 'who are restricted from level 2 on',
};

const whoOf = ({ needs }: AnyCall): string =>
  needs === 'guest' ? 'For guests who are logged in.' : 'For everybody, anonymous visitors included.';

const forbiddenOf = ({ forbiddenBy }: AnyCall): readonly string[] =>
  forbiddenBy.length === 0 ? [] : [`Forbidden to guests ${forbiddenBy.map((each) => standings[each]).join(', or ')}.`];

const repeatOf = (call: AnyCall): readonly string[] =>
  call.kind !== 'query' && call.idempotent ? ['Performed once per key: a repeat gets the same answer.'] : [];

/** A sentence about the pushes that a call can cause; none if it causes none. */
export const pushSentence = (call: AnyCall): readonly string[] => {
  const types = pushesOf(call);
  return types.length === 0 ? [] : [`Can cause the pushes ${types.map((type) => `\`${type}\``).join(', ')}.`];
};

const conditionLines = (callId: string): readonly string[] => {
  const entries = Object.entries(conditionsOfCall(callId));
  if (entries.length === 0) return [];
  const lines = entries.map(([field, text]) => `- \`${field}\`: ${text}`);
  return [['Beside what its schema excludes it is `malformed` with:', '', ...lines].join('\n')];
};

/** Who may make a call, what it pushes, what it rejects beside its schema, and the notes of its declaration. */
export const descriptionOfCall = (call: AnyCall, notes: Notes): string => {
  const { description } = describedBy(notes);
  const first = [whoOf(call), ...forbiddenOf(call), ...repeatOf(call), ...pushSentence(call)].join(' ');
  return [first, ...conditionLines(call.id), ...(description === undefined ? [] : [description])].join('\n\n');
};
