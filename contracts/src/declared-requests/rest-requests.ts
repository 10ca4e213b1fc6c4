import {
  encodeRest,
  envelopeParameters,
  fieldsOf,
  keyHeader,
  pathParameters,
  unwrap,
  type RestCall,
} from '@lounge/protocol';
import * as fc from 'fast-check';
import type { BaseRequest } from './base-request.ts';
import { brokenInputs, type BrokenInput } from './broken-inputs.ts';
import {
  longKey,
  maxJsonBytes,
  noObjects,
  unknownLanguages,
  unknownToken,
  visitorToken,
  type HttpSent,
  type InvalidRequest,
} from './sent.ts';

type Fields = Readonly<Record<string, unknown>>;
type Headers = Readonly<Record<string, string>>;

/** Parts of a request that differ from the right one. */
interface Changes {
  readonly input?: Fields;
  readonly headers?: Headers;
  /** Parameters; null leaves one out. */
  readonly query?: Readonly<Record<string, string | null>>;
  readonly method?: string;
  readonly body?: string | Uint8Array;
}

/** The query string of parameters; null leaves one out. */
export const searchOf = (query: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== null);
  const text = new URLSearchParams(given).toString();
  return text === '' ? '' : `?${text}`;
};

/** Headers without one of them, in any case. */
export const withoutHeader = (headers: Headers, name: string): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each.toLowerCase() !== name.toLowerCase()));

/** The headers of a request by a visitor; null is a visitor without a token. */
export const headersOf = ({ headers, token }: BaseRequest, by: string | null = token): Headers => ({
  ...withoutHeader(headers, 'Authorization'),
  ...(by === null ? {} : { Authorization: `Bearer ${by}` }),
});

const bodyOf = (call: RestCall, body: unknown): HttpSent['body'] => {
  if (call.method === 'GET') return null;
  return call.maxUploadBytes === null ? JSON.stringify(body) : (body as Uint8Array);
};

/** Returns a function that makes requests of a call: the right one, but for changes. */
export const restSender =
  (call: RestCall, base: BaseRequest) =>
  ({ input = base.input, headers = headersOf(base), query = {}, method = call.method, body }: Changes): HttpSent => {
    const parts = encodeRest(call, input);
    const { [envelopeParameters.token]: _, ...envelope } = base.envelope;
    return {
      method,
      path: parts.path + searchOf({ ...parts.query, ...envelope, ...query }),
      headers,
      body: body ?? bodyOf(call, parts.body),
    };
  };

/** Texts that some servers read as an integer. */
const notations = [' 101', '101.0', '1e2', '+101', '0x65', '0101'];

/** Whether a segment of a path has a value at all: an empty one or dots lead to another path. */
export const isSegment = (value: unknown): boolean => !['', '.', '..'].includes(String(value));

/** The faults that a text in path or query can have: any text is a string there. */
const inText = (call: RestCall, { kind, path, inputs }: BrokenInput): BrokenInput | null => {
  const [name = '', ...deeper] = path;
  const { bare } = unwrap(fieldsOf(call.input)[name] ?? call.input);
  const isInPath = pathParameters(call.path).includes(name);
  if (isInPath && (kind === 'missing' || kind === 'text')) return null;
  if (deeper.length === 0 && kind === 'type' && ['string', 'enum', 'literal'].includes(bare.type)) return null;
  if (!isInPath) return { kind, path, inputs };
  const isSent = (input: Fields): boolean => isSegment(input[name]);
  // Such as the empty text, the only one that is too short.
  if (!fc.sample(inputs, { seed: 1, numRuns: 5 }).some(isSent)) return null;
  return { kind, path, inputs: inputs.filter(isSent) };
};

const valueRequests = (
  call: RestCall,
  base: BaseRequest,
  send: (changes: Changes) => HttpSent,
): readonly InvalidRequest[] => {
  const inTexts = (name: string): boolean => call.method === 'GET' || pathParameters(call.path).includes(name);
  const ofSchema = brokenInputs(call, base, 'json')
    .filter(({ path: [name] }) => name !== 'bytes')
    .map((each) => (inTexts(each.path[0] ?? '') ? inText(call, each) : each))
    .filter((each) => each !== null);
  const ofNotation = Object.entries(fieldsOf(call.input))
    .filter(([name, of]) => inTexts(name) && unwrap(of).bare.type === 'number')
    .map(([name]): BrokenInput => ({
      kind: 'type',
      path: [name],
      inputs: fc.constantFrom(...notations).map((text) => ({ ...base.input, [name]: text })),
    }));
  return [...ofSchema, ...ofNotation].map(({ kind, path, inputs }) => ({
    kind,
    place: path.join('.'),
    sent: inputs.map((input) => send({ input })),
    code: 'malformed',
    field: path.join('.'),
  }));
};

const loginRequests = (
  call: RestCall,
  base: BaseRequest,
  send: (changes: Changes) => HttpSent,
): readonly InvalidRequest[] => {
  const by = (place: string, token: string | null): InvalidRequest => ({
    kind: 'login',
    place,
    sent: fc.constant(send({ headers: headersOf(base, token) })),
    code: 'needLogin',
    field: null,
  });
  const guestsOnly = [by('no token', null), by('an anonymous visitor’s token', visitorToken)];
  return [by('an unknown token', unknownToken), ...(call.needs === 'guest' ? guestsOnly : [])];
};

const keyRequests = (
  call: RestCall,
  base: BaseRequest,
  send: (changes: Changes) => HttpSent,
): readonly InvalidRequest[] => {
  if (!call.idempotent) return [];
  const headers = withoutHeader(headersOf(base), keyHeader);
  const common = { kind: 'key', code: 'malformed', field: keyHeader } as const;
  return [
    { ...common, place: 'no key', sent: fc.constant(send({ headers })) },
    {
      ...common,
      place: 'a key of 201 characters',
      sent: fc.constant(send({ headers: { ...headers, [keyHeader]: longKey } })),
    },
  ];
};

const largeJson = JSON.stringify({ undeclared: 'x'.repeat(maxJsonBytes) });

const bodyRequests = (
  call: RestCall,
  base: BaseRequest,
  send: (changes: Changes) => HttpSent,
): readonly InvalidRequest[] => {
  if (call.method === 'GET') return [];
  const { maxUploadBytes } = call;
  if (maxUploadBytes !== null) {
    const body = new Uint8Array(maxUploadBytes + 1);
    return [{ kind: 'size', place: 'the body', sent: fc.constant(send({ body })), code: 'tooLarge', field: null }];
  }
  const headers = { ...headersOf(base), 'Content-Type': 'text/css' };
  return [
    { kind: 'json', place: 'the body', sent: noObjects.map((body) => send({ body })), code: 'malformed', field: null },
    {
      kind: 'contentType',
      place: 'Content-Type',
      sent: fc.constant(send({ headers })),
      code: 'wrongType',
      field: null,
    },
    { kind: 'size', place: 'the body', sent: fc.constant(send({ body: largeJson })), code: 'tooLarge', field: null },
    {
      kind: 'additional',
      place: 'undeclared',
      sent: fc.constant(
        send({ body: JSON.stringify({ ...(encodeRest(call, base.input).body as object), undeclared: 1 }) }),
      ),
      code: 'malformed',
      field: 'undeclared',
    },
  ];
};

/** The requests that a REST call must reject, by its declaration. */
export const restRequests = (call: RestCall, base: BaseRequest): readonly InvalidRequest[] => {
  const send = restSender(call, base);
  return [
    ...loginRequests(call, base, send),
    ...keyRequests(call, base, send),
    {
      kind: 'language',
      place: 'language',
      sent: unknownLanguages.map((language) => send({ query: { language } })),
      code: 'malformed',
      field: 'language',
    },
    {
      kind: 'additional',
      place: 'undeclared',
      sent: fc.constant(send({ query: { undeclared: '1' } })),
      code: 'malformed',
      field: 'undeclared',
    },
    ...bodyRequests(call, base, send),
    {
      kind: 'method',
      place: 'the method',
      sent: fc.constant(send({ method: 'DELETE' })),
      code: 'unknown',
      field: null,
    },
    ...valueRequests(call, base, send),
  ];
};
