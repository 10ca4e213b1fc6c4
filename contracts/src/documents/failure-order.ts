import type { FailureCode } from '@lounge/protocol';

/** One place in the order of failures. */
export interface OrderedFailure {
  readonly code: FailureCode;
  /** When a request fails here. */
  readonly when: string;
}

const ofAccount: readonly OrderedFailure[] = [
  { code: 'needLogin', when: 'the call is for guests only, and the token is that of an anonymous visitor' },
  { code: 'locked', when: 'the platform locked the account, and the call is forbidden then' },
  { code: 'restricted', when: 'the platform restricted the account, and the call is forbidden at that level' },
];

const unstorable = 'a text has U+0000 or half of a surrogate pair';

const ofBody: readonly OrderedFailure[] = [
  { code: 'tooLarge', when: 'the body has more bytes than are allowed: 100,000 for JSON' },
  { code: 'wrongType', when: 'the body is neither application/json nor text/plain' },
  { code: 'malformed', when: 'the body is not JSON' },
];

const ofLanguage: OrderedFailure = {
  code: 'malformed',
  when: 'the parameter language is none of the languages',
};

const beforeToken: readonly OrderedFailure[] = [
  { code: 'foreignOrigin', when: 'a page of another origin that is not allowed sends a change' },
  { code: 'malformed', when: 'the header x-world names no world; servers without named worlds have no such failure' },
];

/** The order of a REST call's failures: of several that apply, the first is answered. */
export const restOrder: readonly OrderedFailure[] = [
  { code: 'tooMany', when: 'the address sent too many requests' },
  { code: 'unknown', when: 'no call has this method and path' },
  ...beforeToken,
  {
    code: 'needLogin',
    when: 'the token is unknown, or its session has ended; no token at all is an anonymous visitor',
  },
  { code: 'tooMany', when: 'the visitor or the address sent too many events, for calls that report events' },
  {
    code: 'needLogin',
    when: 'the call takes a file and is for guests only, and the token is that of an anonymous visitor',
  },
  ...ofBody,
  ofLanguage,
  {
    code: 'malformed',
    when: `the input does not match its schema, or ${unstorable}; \`field\` is the first field that does not`,
  },
  { code: 'malformed', when: 'Idempotency-Key is missing where it is required, or has more than 200 characters' },
  ...ofAccount,
];

/** The order of an operation's failures. */
export const queryOrder: readonly OrderedFailure[] = [
  { code: 'tooMany', when: 'the address sent too many requests' },
  { code: 'unknown', when: 'the method is not POST' },
  ...beforeToken,
  ...ofBody,
  { code: 'needLogin', when: 'the header Authorization is missing; the message is "Missing Vxql-Token"' },
  { code: 'needLogin', when: 'the token is unknown, or its session has ended' },
  ofLanguage,
  { code: 'malformed', when: 'the operation does not match this schema' },
  { code: 'malformed', when: `an argument is out of its range, or ${unstorable}; \`field\` is the first one` },
  ...ofAccount,
];

/** The order of a command's failures. */
export const socketOrder: readonly OrderedFailure[] = [
  { code: 'tooMany', when: 'the address sent too many messages' },
  { code: 'malformed', when: 'the frame is no JSON object with a type' },
  { code: 'unknown', when: 'no command has this type' },
  {
    code: 'malformed',
    when: 'accessToken, guestId or key does not match its schema, or a field of `sessionRequest` does not',
  },
  { code: 'needLogin', when: 'the token is unknown, its session has ended, or guestId is not its guest' },
  { code: 'needLogin', when: 'no session was requested on this socket' },
  {
    code: 'malformed',
    when: `the fields of the command do not match their schema, or ${unstorable}; \`field\` is the first one`,
  },
  { code: 'malformed', when: 'key is missing where it is required' },
  ...ofAccount,
];

const last =
  'Then come the failures of the call itself. An error of the server is `failed`, or `unavailable` if it passes.';

/** An order as a list. */
export const orderText = (order: readonly OrderedFailure[]): string => {
  const lines = order.map(({ code, when }, at) => `${at + 1}. \`${code}\`: ${when}.`);
  return ['If several failures apply, the first of this list is answered:', '', ...lines, '', last].join('\n');
};
