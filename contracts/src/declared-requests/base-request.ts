import { envelopeParameters, fieldsOf, isEnvelopeParameter, messageEnvelope, type AnyCall } from '@lounge/protocol';
import { refused } from '@lounge/protocol/foundation/realtime';
import { events } from '../verify/events.ts';
import { inputIn, type HttpExample } from '../verify/http-example.ts';
import type { Interaction, PactFile, StatedState } from '../verify/pact-files.ts';
import { bearerOf } from '../verify/wire.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A request that succeeds, from a pact of its call, with the states that it needs. */
export interface BaseRequest {
  readonly states: readonly StatedState[];
  readonly input: Fields;
  readonly headers: Readonly<Record<string, string>>;
  /** The parameters that accompany a call's input. */
  readonly envelope: Readonly<Record<string, string>>;
  /** The text of an operation; empty for other calls. */
  readonly operation: string;
  readonly token: string | null;
  /** Only of commands. */
  readonly guestId: number | null;
}

const firstOf = (lists: Readonly<Record<string, readonly string[]>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(lists).map(([name, [value = '']]) => [name, value]));

const bearerTokenOf = (headers: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(headers)
    .find(([name]) => name.toLowerCase() === 'authorization')?.[1]
    .replace(/^Bearer /, '');

/** Whether an interaction ends well. */
const succeeds = ({ response }: Interaction): boolean => {
  if (Array.isArray(response)) {
    const [first] = response as readonly { readonly contents: { readonly content: Fields } }[];
    return first?.contents.content['type'] !== refused.type;
  }
  const { status, body } = response as { readonly status: number; readonly body?: { readonly content?: unknown } };
  const content = (body?.content ?? {}) as { readonly errors?: unknown };
  return status === 200 && content.errors === undefined;
};

const requestIn = (call: AnyCall, interaction: Interaction): BaseRequest | null => {
  const { providerStates: states = [], request } = interaction;
  if (call.kind === 'command') {
    const { content } = (request as { contents: { content: Fields } }).contents;
    const input = Object.entries(content).filter(([name]) => !Object.hasOwn(fieldsOf(messageEnvelope), name));
    return { states, input: Object.fromEntries(input), headers: {}, envelope: {}, operation: '', ...bearerOf(content) };
  }
  // An interaction over HTTP.
  const example = interaction as unknown as HttpExample;
  const headers = firstOf(example.request.headers);
  const query = firstOf(example.request.query);
  const envelope = Object.fromEntries(Object.entries(query).filter(([name]) => isEnvelopeParameter(name)));
  const token = bearerTokenOf(headers) ?? envelope[envelopeParameters.token] ?? null;
  const common = { states, headers, envelope, token, guestId: null };
  if (call.kind === 'query') {
    const body = example.request.body?.content as { readonly query: string; readonly variables: Fields };
    return { ...common, input: body.variables, operation: body.query };
  }
  const input = inputIn(call, example);
  return input === null ? null : { ...common, input, operation: '' };
};

/** The request of a call with the fewest states, out of its pacts that end well; null if there is none. */
export const baseRequestOf = (call: AnyCall, pacts: readonly PactFile[]): BaseRequest | null => {
  const all = pacts
    .flatMap(({ interactions }) => interactions)
    .filter((each) => each.comments?.call === call.id && each.type !== 'Asynchronous/Messages' && succeeds(each))
    .filter(({ providerStates = [] }) => !providerStates.some(({ name }) => events.has(name)))
    .toSorted((one, other) => (one.providerStates?.length ?? 0) - (other.providerStates?.length ?? 0));
  for (const each of all) {
    const request = requestIn(call, each);
    if (request !== null) return request;
  }
  return null;
};
