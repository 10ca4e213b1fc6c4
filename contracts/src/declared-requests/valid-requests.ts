import { languages } from '@lounge/locale';
import {
  clientMessage,
  envelopeParameters,
  fieldsOf,
  keyHeader,
  pathParameters,
  type AnyCall,
  type Command,
  type FailureCode,
  type QueryCall,
  type RestCall,
} from '@lounge/protocol';
import { conditionsOfCall } from '@lounge/protocol/descriptions';
import * as fc from 'fast-check';
import type { BaseRequest } from './base-request.ts';
import { boundariesOf } from './boundaries.ts';
import { querySender } from './query-requests.ts';
import { headersOf, isSegment, restSender, withoutHeader } from './rest-requests.ts';
import { unknownToken, visitorToken, type FrameSent, type HttpSent, type ValidRequest } from './sent.ts';

type Fields = Readonly<Record<string, unknown>>;
type Sent = HttpSent | FrameSent;
type Headers = Readonly<Record<string, string>>;

const maxKeyLength = 200;
const longestKey = 'k'.repeat(maxKeyLength);

/** The longest address that is sent, in bytes: many servers take no longer one. */
const maxAddressBytes = 8_000;

/** Failures that no valid request with a log-in and a key of its own may end with; a condition is `malformed` by its field. */
const neverOf = ({ needs, input }: AnyCall): readonly FailureCode[] => [
  'malformed',
  'keyReused',
  // Where the input names the guest, it may name another one than the session's.
  ...(needs === 'guest' && !('guestId' in fieldsOf(input)) ? (['needLogin'] as const) : []),
];

/** The failures that a request with another input may end with. */
const failuresOf = (call: AnyCall): readonly FailureCode[] =>
  call.failures.filter((code) => !neverOf(call).includes(code));

type Form = (
  kind: ValidRequest['kind'],
  place: string,
  sent: Sent,
  more?: Partial<Pick<ValidRequest, 'failures'>>,
) => ValidRequest;

const succeeding: Form = (kind, place, sent, more = {}) => ({
  kind,
  place,
  sent: fc.constant(sent),
  failures: [],
  isCondition: () => false,
  ...more,
});

/** Keys of requests, each of its own. */
const ownKeys = (): (() => string) => {
  let count = 0;
  return () => `valid-request-${(count += 1)}`;
};

/** Returns a function that makes the request of a call with an input, and a key of its own. */
const inputSender = (call: AnyCall, base: BaseRequest): ((input: Fields) => Sent) => {
  const nextKey = ownKeys();
  if (call.kind === 'command') {
    const reply = call.reply?.type ?? null;
    return (input) => ({ frame: clientMessage(call, input, base, nextKey()), reply });
  }
  if (call.kind === 'query') return (variables) => querySender(call, base)({ variables });
  return (input) => restSender(call, base)({ input, headers: withKey(call, headersOf(base), nextKey()) });
};

const withKey = ({ idempotent }: RestCall, headers: Headers, key: string): Headers =>
  idempotent ? { ...withoutHeader(headers, keyHeader), [keyHeader]: key } : headers;

const isShort = (sent: Sent): boolean => 'frame' in sent || sent.path.length <= maxAddressBytes;

/** The requests of a call with inputs of its schema: each is accepted, or fails as declared. */
export const requestsOfInputs = (
  call: AnyCall,
  base: BaseRequest,
  all: readonly (Pick<ValidRequest, 'kind' | 'place' | 'text'> & { readonly inputs: fc.Arbitrary<unknown> })[],
): readonly ValidRequest[] => {
  const send = inputSender(call, base);
  const inPath = call.kind === 'rest' ? pathParameters(call.path) : [];
  const isSent = (input: Fields): boolean => inPath.every((name) => isSegment(input[name])) && isShort(send(input));
  const conditions = conditionsOfCall(call.id);
  return all.flatMap(({ inputs, ...each }) => {
    // The values of an input's schema are objects.
    const own = inputs as fc.Arbitrary<Fields>;
    if (!fc.sample(own, { seed: 1, numRuns: 5 }).some(isSent)) return [];
    return [
      {
        ...each,
        sent: own.filter(isSent).map(send),
        failures: failuresOf(call),
        isCondition: (field) => Object.hasOwn(conditions, field ?? each.place.split(':')[0] ?? ''),
      },
    ];
  });
};

const valueRequests = (call: AnyCall, base: BaseRequest): readonly ValidRequest[] =>
  requestsOfInputs(
    call,
    base,
    boundariesOf(call.input, base.input)
      .filter(({ path: [name] }) => name !== undefined && name !== 'bytes')
      .map(({ kind, path, edge, values, text }) => ({
        kind,
        place: `${path.join('.')}: ${edge}`,
        inputs: values,
        text,
      })),
  );

const jsonTypes = ['application/json; charset=utf-8', 'text/plain', 'text/plain;charset=UTF-8'];
/** A file has any type. */
const fileTypes = ['application/octet-stream', 'text/plain'];

const restRequests = (call: RestCall, base: BaseRequest): readonly ValidRequest[] => {
  const nextKey = ownKeys();
  const send = restSender(call, base);
  const by = (token: string | null, query: Readonly<Record<string, string | null>> = {}): HttpSent =>
    send({ headers: withKey(call, headersOf(base, token), nextKey()), query });
  const having = (headers: Headers): HttpSent => {
    const others = Object.keys(headers).reduce(withoutHeader, headersOf(base));
    return send({ headers: { ...withKey(call, others, nextKey()), ...headers } });
  };
  const { token } = base;
  const inQuery = envelopeParameters.token;
  const declared = { failures: failuresOf(call) };
  return [
    ...(call.idempotent
      ? [
          succeeding('keys', 'a key of one character', having({ [keyHeader]: 'k' })),
          succeeding('keys', 'a key of 200 characters', having({ [keyHeader]: longestKey })),
        ]
      : []),
    ...(call.method === 'GET' ? [] : call.maxUploadBytes === null ? jsonTypes : fileTypes).map((type) =>
      succeeding('mediaTypes', type, having({ 'Content-Type': type })),
    ),
    ...(token === null ? [] : [succeeding('tokens', 'header and query', by(token, { [inQuery]: token }))]),
    ...(token === null || call.changes
      ? []
      : [succeeding('tokens', `the parameter ${inQuery}`, by(null, { [inQuery]: token }))]),
    ...(call.changes && token !== null
      ? [
          succeeding(
            'tokens',
            `another token in ${inQuery}, which a change ignores`,
            by(token, { [inQuery]: unknownToken }),
          ),
        ]
      : []),
    ...(call.needs === 'anyone'
      ? [
          succeeding('tokens', 'none', by(null), declared),
          succeeding('tokens', 'an anonymous visitor’s', by(visitorToken), declared),
        ]
      : []),
    ...[...languages, null].map((language) =>
      succeeding('languages', language ?? 'none', by(token, { [envelopeParameters.language]: language })),
    ),
    succeeding('ignored', 'an unknown header', having({ 'X-Undeclared': '1' })),
    succeeding('ignored', envelopeParameters.version, by(token, { [envelopeParameters.version]: 'another build' })),
  ];
};

const queryRequests = (call: QueryCall, base: BaseRequest): readonly ValidRequest[] => {
  const send = querySender(call, base);
  const declared = { failures: failuresOf(call) };
  return [
    ...jsonTypes.map((type) => succeeding('mediaTypes', type, send({ headers: { 'Content-Type': type } }))),
    ...(call.needs === 'anyone'
      ? [succeeding('tokens', 'an anonymous visitor’s', send({ token: visitorToken }), declared)]
      : []),
    ...[...languages, null].map((language) => succeeding('languages', language ?? 'none', send({ language }))),
    succeeding('ignored', 'an unknown header', send({ headers: { 'X-Undeclared': '1' } })),
  ];
};

const commandRequests = (call: Command, base: BaseRequest): readonly ValidRequest[] => {
  const reply = call.reply?.type ?? null;
  const by = (place: string, key: string | undefined): ValidRequest =>
    succeeding('keys', place, { frame: clientMessage(call, base.input, base, key), reply });
  return [
    by('a key of one character', 'k'),
    by('a key of 200 characters', longestKey),
    by('a key of 200 characters beyond the basic plane', '\u{1F511}'.repeat(maxKeyLength)),
    ...(call.idempotent ? [] : [by('none', undefined)]),
  ];
};

/** The requests at the edges of a call's declaration, which it must accept: one edge in each. */
export const validRequests = (call: AnyCall, base: BaseRequest): readonly ValidRequest[] => {
  const ofValues = valueRequests(call, base);
  if (call.kind === 'rest') return [...restRequests(call, base), ...ofValues];
  if (call.kind === 'query') return [...queryRequests(call, base), ...ofValues];
  return [...commandRequests(call, base), ...ofValues];
};
