import type { AnyCall } from '@lounge/protocol';
import { commands, queryCalls, restCalls } from '@lounge/protocol/registry';
import { isFailedIn, type Choice } from '../verify/choice.ts';
import type { PactFile } from '../verify/pact-files.ts';
import { baseRequestOf, type BaseRequest } from './base-request.ts';
import { descriptionOf, halves, type Half } from './half.ts';
import { declarationProvider } from './provider.ts';

/** A call with the request from which others are made. */
export interface CallWithRequest {
  readonly call: AnyCall;
  readonly base: BaseRequest;
  /** The chosen halves. */
  readonly halves: readonly Half[];
}

/** The chosen calls of some pacts, each with a request that ends well; a call without one is left out. */
export const callsIn = (
  pacts: readonly PactFile[],
  { interactions, failedIn }: Pick<Choice, 'interactions' | 'failedIn'> = { interactions: [], failedIn: null },
  of: readonly Half[] = halves,
): readonly CallWithRequest[] => {
  const ids = new Set(pacts.flatMap(({ interactions: each }) => each.map(({ comments }) => comments?.call)));
  const isFailed = isFailedIn(failedIn);
  const isChosen = (description: string): boolean =>
    isFailed(declarationProvider, description) && (interactions.length === 0 || interactions.includes(description));
  return [...restCalls, ...queryCalls, ...commands].flatMap((call) => {
    const chosen = ids.has(call.id) ? of.filter((half) => isChosen(descriptionOf(call.id, half))) : [];
    const base = chosen.length === 0 ? null : baseRequestOf(call, pacts);
    return base === null ? [] : [{ call, base, halves: chosen }];
  });
};
