import type { FailureCode } from './failure-codes.ts';
import type { Infer, ObjectSchema, Schema } from '../schema/schema.ts';

/** Who may make a call. */
export type Needs = 'anyone' | 'guest';

/** How long the client may answer from memory, in milliseconds; `null` means every call goes out. */
export type CachePolicy = { readonly forMs: number } | null;

/** What every declared call has. */
export interface Call<I extends Schema, A extends Schema> {
  /** `area/module/exportName`. */
  readonly id: string;
  readonly needs: Needs;
  readonly input: I;
  readonly answer: A;
  readonly failures: readonly FailureCode[];
  readonly cache: CachePolicy;
  /** Whether the call changes anything: only these run in a transaction. */
  readonly changes: boolean;
  /** One sentence: what the call is for. */
  readonly purpose: string;
}

/** A REST call. Path parameters stand in braces; other input is the query string (GET) or the JSON body. */
export interface RestCall<I extends Schema = Schema, A extends Schema = Schema> extends Call<I, A> {
  readonly kind: 'rest';
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Whether cookies travel with the call. */
  readonly cookies: boolean;
  /** Whether the call carries an `Idempotency-Key` header. */
  readonly idempotent: boolean;
  /** How many bytes at most the body has where it is a file, the input's field `bytes`; null where it is JSON. */
  readonly maxUploadBytes: number | null;
}

/** An operation of a GraphQL service. */
export interface QueryCall<I extends Schema = Schema, A extends Schema = Schema> extends Call<I, A> {
  readonly kind: 'query';
  readonly operation: 'query' | 'mutation';
  /** The field of the service's root type. */
  readonly name: string;
  readonly service: 'vxql';
}

/** A message that the client sends over the socket. */
export interface Command<P extends Schema = Schema> {
  readonly kind: 'command';
  readonly id: string;
  /** The wire type. */
  readonly type: string;
  readonly needs: Needs;
  readonly payload: P;
  readonly purpose: string;
}

/** A message that the server sends over the socket. */
export interface Push<P extends Schema = Schema> {
  readonly kind: 'push';
  readonly id: string;
  /** The wire type. */
  readonly type: string;
  readonly payload: P;
  readonly purpose: string;
}

/** Any declared thing on the wire. */
export type Declaration = RestCall | QueryCall | Command | Push;
/** A declared call with an answer. */
export type AnyCall = RestCall | QueryCall;

/** What a call takes. */
export type InputOf<C> = C extends Call<infer I, Schema> ? Infer<I> : never;
/** What a call answers. */
export type AnswerOf<C> = C extends Call<Schema, infer A> ? Infer<A> : never;
/** What a message carries besides its envelope. */
export type PayloadOf<M> = M extends Command<infer P> ? Infer<P> : M extends Push<infer P> ? Infer<P> : never;

type DeclarationOptions<I extends ObjectSchema, A extends Schema> = {
  input: I;
  answer: A;
  purpose: string;
  needs?: Needs;
  failures?: readonly FailureCode[];
  cache?: CachePolicy;
};

const common = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  words: DeclarationOptions<I, A>,
) => ({
  id,
  needs: words.needs ?? 'anyone',
  input: words.input,
  answer: words.answer,
  failures: words.failures ?? [],
  cache: words.cache ?? null,
  purpose: words.purpose,
});

/** Declares a REST read (GET). */
export const read = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  words: DeclarationOptions<I, A> & { path: string; cookies?: boolean },
): RestCall<I, A> => ({
  ...common(id, words),
  kind: 'rest',
  method: 'GET',
  path: words.path,
  cookies: words.cookies ?? false,
  idempotent: false,
  maxUploadBytes: null,
  changes: false,
});

/** Declares a REST call by POST or PUT; it changes something unless `changes: false` says it only reads. */
export const post = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  words: DeclarationOptions<I, A> & {
    path: string;
    method?: 'POST' | 'PUT';
    cookies?: boolean;
    idempotent?: boolean;
    changes?: boolean;
    maxUploadBytes?: number;
  },
): RestCall<I, A> => ({
  ...common(id, words),
  kind: 'rest',
  method: words.method ?? 'POST',
  path: words.path,
  cookies: words.cookies ?? false,
  idempotent: words.idempotent ?? false,
  maxUploadBytes: words.maxUploadBytes ?? null,
  changes: words.changes ?? true,
});

const lastWord = /* @__NO_SIDE_EFFECTS__ */ (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Declares a query of the query service. */
export const query = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  words: DeclarationOptions<I, A>,
): QueryCall<I, A> => ({
  ...common(id, words),
  kind: 'query',
  operation: 'query',
  name: lastWord(id),
  service: 'vxql',
  changes: false,
});

/** Declares a mutation of the query service. */
export const mutation = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  words: DeclarationOptions<I, A>,
): QueryCall<I, A> => ({
  ...common(id, words),
  kind: 'query',
  operation: 'mutation',
  name: lastWord(id),
  service: 'vxql',
  changes: true,
});

/** Declares a message from client to server. Its type is the last word of the id unless given. */
export const command = /* @__NO_SIDE_EFFECTS__ */ <P extends ObjectSchema>(
  id: string,
  words: { payload: P; purpose: string; needs?: Needs; type?: string },
): Command<P> => ({
  kind: 'command',
  id,
  type: words.type ?? lastWord(id),
  needs: words.needs ?? 'guest',
  payload: words.payload,
  purpose: words.purpose,
});

/** Declares a message from server to client. Its type is the last word of the id unless given. */
export const push = /* @__NO_SIDE_EFFECTS__ */ <P extends ObjectSchema>(
  id: string,
  words: { payload: P; purpose: string; type?: string },
): Push<P> => ({ kind: 'push', id, type: words.type ?? lastWord(id), payload: words.payload, purpose: words.purpose });
