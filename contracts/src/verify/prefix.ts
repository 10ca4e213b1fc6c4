import { forward } from './forward.ts';
import { plainRequest, statusOf } from './http-request.ts';
import type { Verified } from './outcome.ts';
import type { Interaction, PactFile } from './pact-files.ts';
import type { Addresses } from './preflight.ts';

/** How many calls are tried at each address. */
const triedCalls = 3;

const notFound = 404;

/** The number of answers over HTTP, if all were 404 while other statuses were expected; null otherwise. */
const allNotFound = (verified: readonly Verified[], expected: readonly Interaction[]): number | null => {
  const statuses = verified.flatMap(({ status }) => status ?? []);
  const isOtherExpected = expected.some((each) => statusOf(each) !== undefined && statusOf(each) !== notFound);
  return statuses.length > 0 && isOtherExpected && statuses.every((each) => each === notFound) ? statuses.length : null;
};

/** The base of an address without the last part of its path, such as that of a socket. */
const baseOf = (url: string | null): string | null => {
  if (url === null) return null;
  const { origin, pathname } = new URL(url.replace(/^ws/, 'http'));
  return origin + pathname.replace(/\/[^/]*\/?$/, '');
};

/** Addresses that could be meant: without parts of the path, as beside the socket and the states, and below usual prefixes. */
const candidatesFor = ({ baseUrl, socketUrl, statesUrl }: Addresses): readonly string[] => {
  const { origin, pathname } = new URL(baseUrl);
  const parts = pathname.split('/').filter((part) => part !== '');
  const shorter = parts.map((_, at) => [origin, ...parts.slice(0, at)].join('/'));
  const beside = [socketUrl, statesUrl].map(baseOf).filter((each) => each !== null && new URL(each).origin === origin);
  const longer = ['/api', '/backend', '/v1'].map((prefix) => `${baseUrl}${prefix}`);
  return [...new Set([...beside, ...shorter.toReversed(), ...longer])].filter(
    (each): each is string => each !== null && each !== baseUrl,
  );
};

/** Whether a call is there: an answer in JSON that is not 404. A page that answers every path is HTML. */
const isThere = async (interaction: Interaction, baseUrl: string, { headers = {} }: Addresses, waitMs: number) => {
  const answer = await forward(plainRequest(interaction), { baseUrl, world: 'preflight', waitMs, headers });
  const type = answer.headers['content-type'] ?? '';
  return answer.trouble === null && answer.status !== notFound && type.startsWith('application/json');
};

/** Reads only: nobody knows what else a server has at an address. */
const readsAmong = (interactions: readonly Interaction[]): readonly Interaction[] => {
  const reads = interactions.filter(
    (each) => each.type === 'Synchronous/HTTP' && statusOf(each) !== notFound && each.request?.['method'] === 'GET',
  );
  const byCall = new Map(reads.map((each) => [each.comments?.call, each]));
  return [...byCall.values()].slice(0, triedCalls);
};

/**
 * A sentence on the base address when every answer was 404: its prefix is probably wrong. It names an address where one of the calls is
 * there, among a few that are tried. Null when other answers came.
 */
export const prefixHint = async (
  verified: readonly Verified[],
  {
    pacts,
    addresses,
    waitMs,
  }: { readonly pacts: readonly PactFile[]; readonly addresses: Addresses; readonly waitMs: number },
): Promise<string | null> => {
  const interactions = pacts.flatMap((pact) => pact.interactions);
  const count = allNotFound(verified, interactions);
  if (count === null) return null;
  const said = `${count === 1 ? 'The only answer was' : `All ${count} answers were`} 404`;
  for (const candidate of candidatesFor(addresses))
    for (const each of readsAmong(interactions))
      if (await isThere(each, candidate, addresses, waitMs))
        return `${said}: try --base-url ${candidate}, where ${each.comments?.call ?? 'a call'} is answered`;
  return `${said}: --base-url ${addresses.baseUrl} probably lacks a prefix, or has one too much`;
};
