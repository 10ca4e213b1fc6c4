import { withOwnKey } from './own-key.ts';
import type { Interaction, PactFile } from './pact-files.ts';

/** The header of a request that tells the runner which interaction it belongs to; the server does not see it. */
export const interactionHeader = 'x-pact-interaction';

/** The parameter of a state that tells the same; the states endpoint does not see it. */
export const interactionParam = '$interaction';

const stated = ({ providerStates, ...rest }: Interaction, index: number): Interaction => ({
  ...rest,
  ...(providerStates === undefined
    ? {}
    : {
        providerStates: providerStates.map((each) => ({
          ...each,
          params: { ...each.params, [interactionParam]: index },
        })),
      }),
});

const withHeader = (each: Interaction, index: number): Interaction => {
  if (each.type !== 'Synchronous/HTTP') return each;
  const headers = each.request?.['headers'] as Readonly<Record<string, readonly string[]>> | undefined;
  return { ...each, request: { ...each.request, headers: { ...headers, [interactionHeader]: [String(index)] } } };
};

/**
 * A copy of a pact file in which each state and request names its interaction, which Pact itself does not, and each interaction has a key of
 * its own within the run.
 */
export const prepared = (file: PactFile, run: string): PactFile => ({
  ...file,
  interactions: file.interactions.map((each, index) =>
    withHeader(stated(withOwnKey(each, `${run}-${index}`), index), index),
  ),
});
