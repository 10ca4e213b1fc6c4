import type { Interaction } from './pact-files.ts';

const keyHeader = 'Idempotency-Key';

/** The key of a change or command in a pact, which is an example; undefined for anything else. */
const keyIn = ({ request }: Interaction): string | undefined => {
  const { headers, contents } = (request ?? {}) as {
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly contents?: { readonly content: { readonly key?: string } };
  };
  return headers?.[keyHeader]?.[0] ?? contents?.content.key;
};

const replaced = (value: unknown, from: string, to: string): unknown => {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((each) => replaced(each, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, from, to)]));
};

/**
 * An interaction with a key of its own in place of the pact's example, in its states, request and reply alike. A server that keeps its data
 * between interactions would take a second purchase with one key for a repetition.
 */
export const withOwnKey = (interaction: Interaction, suffix: string): Interaction => {
  const key = keyIn(interaction);
  // A copy with the same shape.
  return key === undefined ? interaction : (replaced(interaction, key, `${key}-${suffix}`) as Interaction);
};
