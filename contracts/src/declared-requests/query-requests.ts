import { isOpen, servicePaths, type QueryCall } from '@lounge/protocol';
import * as fc from 'fast-check';
import type { BaseRequest } from './base-request.ts';
import { brokenInputs } from './broken-inputs.ts';
import { headersOf, searchOf } from './rest-requests.ts';
import {
  maxJsonBytes,
  noObjects,
  unknownLanguages,
  unknownToken,
  visitorToken,
  type HttpSent,
  type InvalidRequest,
} from './sent.ts';

interface Changes {
  readonly variables?: unknown;
  readonly token?: string | null;
  /** Null: none. */
  readonly language?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  readonly body?: string;
}

/** Returns a function that makes requests of an operation: the right one, but for changes. */
export const querySender =
  ({ service }: QueryCall, base: BaseRequest) =>
  ({
    variables = base.input,
    token = base.token,
    language = 'en',
    headers = {},
    method = 'POST',
    body,
  }: Changes): HttpSent => ({
    method,
    path: servicePaths[service] + searchOf({ ...base.envelope, language }),
    headers: { ...headersOf(base, token), ...headers },
    body: method === 'GET' ? null : (body ?? JSON.stringify({ query: base.operation, variables })),
  });

/** Requests that the service rejects alike for each operation. */
const serviceRequests = (send: (changes: Changes) => HttpSent): readonly InvalidRequest[] => {
  const one = (
    kind: InvalidRequest['kind'],
    place: string,
    changes: Changes,
    code: InvalidRequest['code'],
  ): InvalidRequest => ({
    kind,
    place,
    sent: fc.constant(send(changes)),
    code,
    field: undefined,
  });
  return [
    one('method', 'the method', { method: 'GET' }, 'unknown'),
    one('contentType', 'Content-Type', { headers: { 'Content-Type': 'text/css' } }, 'wrongType'),
    one('size', 'the body', { body: JSON.stringify({ query: 'x'.repeat(maxJsonBytes) }) }, 'tooLarge'),
    {
      kind: 'json',
      place: 'the body',
      sent: noObjects.map((body) => send({ body })),
      code: 'malformed',
      field: undefined,
    },
  ];
};

/** The requests that an operation must reject, by its declaration; with those that its service rejects for every operation. */
export const queryRequests = (
  call: QueryCall,
  base: BaseRequest,
  { withService }: { readonly withService: boolean },
): readonly InvalidRequest[] => {
  const send = querySender(call, base);
  const by = (place: string, token: string | null): InvalidRequest => ({
    kind: 'login',
    place,
    sent: fc.constant(send({ token })),
    code: 'needLogin',
    field: undefined,
  });
  return [
    ...(isOpen(call.service) && call.needs === 'anyone' ? [] : [by('no token', null)]),
    by('an unknown token', unknownToken),
    ...(call.needs === 'guest' ? [by('an anonymous visitor’s token', visitorToken)] : []),
    {
      kind: 'language',
      place: 'language',
      sent: unknownLanguages.map((language) => send({ language })),
      code: 'malformed',
      field: undefined,
    },
    ...(withService ? serviceRequests(send) : []),
    // GraphQL names no field where it converts a variable, so the field is not compared.
    ...brokenInputs(call, base, 'graphql').map(({ kind, path, inputs }): InvalidRequest => ({
      kind,
      place: path.join('.'),
      sent: inputs.map((variables) => send({ variables })),
      code: 'malformed',
      field: undefined,
    })),
  ];
};
