import { envelopeParameters, operationText, queryPath, type InputOf, type QueryCall } from '@lounge/protocol';
import type { Identity } from './identity.ts';

/** A request that can have no headers: its address and body. */
export interface Beacon {
  readonly url: string;
  /** JSON. */
  readonly body: string;
}

/**
 * The beacon of an operation, for `navigator.sendBeacon` of a page that is being left; the token is in the body. Null without a token.
 * @spec state:query-service-client
 */
export const beaconOf = <C extends QueryCall>(
  call: C,
  input: InputOf<C>,
  { token, language }: Identity,
): Beacon | null => {
  if (token === null) return null;
  const search = new URLSearchParams({ [envelopeParameters.language]: language });
  const request = { query: operationText(call), variables: input, [envelopeParameters.token]: token };
  return { url: `${queryPath}?${search.toString()}`, body: JSON.stringify(request) };
};
