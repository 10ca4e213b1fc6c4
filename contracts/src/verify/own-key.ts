import { mapLeaves } from './json.ts';
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

/**
 * An interaction with a key of its own in place of the pact's example, in its states, request and reply alike. A server that keeps its data
 * between interactions would take a second purchase with one key for a repetition.
 */
export const withOwnKey = (interaction: Interaction, suffix: string): Interaction => {
  const key = keyIn(interaction);
  // A copy with the same shape.
  return key === undefined
    ? interaction
    : (mapLeaves(interaction, (leaf) => (leaf === key ? `${key}-${suffix}` : leaf)) as Interaction);
};
