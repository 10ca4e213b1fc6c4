import { envelopeParameters } from '@lounge/protocol';
import type { RequestContext } from '../http/steps/request-state.ts';

/** The parameter of every address below a playlist: the token of the request, which elements and players cannot send otherwise. */
export const tokenSuffix = ({ state: { target } }: RequestContext): string => {
  const token = target.query[envelopeParameters.token];
  return token === undefined ? '' : `?${envelopeParameters.token}=${encodeURIComponent(token)}`;
};
