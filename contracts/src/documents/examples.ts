import { refused } from '@lounge/protocol/foundation/realtime';
import type { Body, HttpExample } from '../verify/http-example.ts';
import { readPacts, type Interaction } from '../verify/pact-files.ts';
import type { Provider } from '../consume/files.ts';

/** An example of a document, under the description of its pact. */
export interface Example<T = unknown> {
  /** The description in the spelling of an identifier. */
  readonly name: string;
  readonly summary: string;
  readonly value: T;
}

/** A message of a pact. */
export type Message = Readonly<Record<string, unknown>>;

const nameOf = (description: string): string =>
  description
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const example = <T>({ description }: Interaction, value: T): Example<T> => ({
  name: nameOf(description),
  summary: description,
  value,
});

const interactionsOf = (provider: Provider): readonly Interaction[] =>
  readPacts().find((each) => each.provider.name === provider)?.interactions ?? [];

const byCall = <T>(examples: readonly (readonly [Interaction, T])[]): ReadonlyMap<string, readonly Example<T>[]> =>
  new Map(
    [...Map.groupBy(examples, ([{ comments }]) => comments?.call ?? '')].map(([call, each]) => [
      call,
      each.map(([interaction, value]) => example(interaction, value)),
    ]),
  );

/** The pacts of a provider over HTTP by the id of their call: successful ones first, so that mocks answer with them. */
export const httpExamples = (
  provider: Exclude<Provider, 'realtime'>,
): ReadonlyMap<string, readonly Example<HttpExample>[]> => {
  // The file of such a provider has interactions over HTTP only.
  const pairs = interactionsOf(provider).map((each) => [each, each as unknown as HttpExample] as const);
  return byCall(pairs.toSorted(([, one], [, other]) => one.response.status - other.response.status));
};

type Content = { readonly content: Message };
interface Exchange {
  readonly request: { readonly contents: Content };
  readonly response: readonly { readonly contents: Content }[];
}

const messagesOf = (interaction: Interaction): readonly Message[] => {
  if (interaction.type === 'Asynchronous/Messages') return [interaction.contents?.content ?? {}];
  // All others of this file are synchronous.
  const { request, response } = interaction as unknown as Exchange;
  return [request, ...response].map(({ contents }) => contents.content);
};

/** Messages with equal keys are one example. Rejections of many commands have one code: one of them is enough. */
const keyOf = (message: Message): string =>
  message['type'] === refused.type ? `refused ${String(message['code'])}` : JSON.stringify(message);

/** The messages of the socket's pacts by their type, equal ones once. */
export const messageExamples = (): ReadonlyMap<string, readonly Example<Message>[]> => {
  const all = interactionsOf('realtime').flatMap((each) =>
    messagesOf(each).map((message) => ({ message, of: example(each, message), key: keyOf(message) })),
  );
  const different = [...new Map(all.toReversed().map((each) => [each.key, each])).values()].toReversed();
  const types = Map.groupBy(different, ({ message }) => String(message['type']));
  return new Map([...types].map(([type, each]) => [type, each.map(({ of }) => of)]));
};

/** The value of a body: JSON, or its text. */
export const valueOf = ({ content, encoded }: Body): unknown =>
  encoded === 'base64' ? Buffer.from(String(content), 'base64').toString('utf8') : content;

/** Examples in the form of OpenAPI; nothing without one. */
export const asExamples = (examples: readonly Example[]): object =>
  examples.length === 0
    ? {}
    : { examples: Object.fromEntries(examples.map(({ name, summary, value }) => [name, { summary, value }])) };

/** Examples with different values: of those with equal ones, the first. */
export const withDifferentValues = <T>(examples: readonly Example<T>[]): readonly Example<T>[] => {
  const seen = new Set<string>();
  return examples.filter(({ value }) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && seen.add(key);
  });
};
