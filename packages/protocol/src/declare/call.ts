import type { FailureCode } from './failure-codes.ts';
import { empty } from '../schema/s.ts';
import type { Infer, ObjectSchema, Schema } from '../schema/schema.ts';
import type { Service } from './services.ts';

/** Who may make a call: visitors and guests. Performers are not controlled by this client. @spec rule:performers-content-owners */
export type Needs = 'anyone' | 'guest';

/** How long the client caches answers, in milliseconds; `null` for no cache. */
export type CachePolicy = { readonly forMs: number } | null;

/**
 * A state of an account that forbids calls: locked by the platform, on a break, which the guest took, or restricted by the platform, which
 * forbids writing (`noWriting`) or writing and spending (`noSpending`).
 */
export type Standing = 'locked' | 'paused' | 'noWriting' | 'noSpending';

/** The fields of every declared call. */
export interface Call<I extends Schema, A extends Schema> {
  /** `area/module/exportName`. */
  readonly id: string;
  readonly needs: Needs;
  readonly input: I;
  readonly answer: A;
  readonly failures: readonly FailureCode[];
  readonly cache: CachePolicy;
  /** Whether the call changes data. Only such calls run in a transaction. */
  readonly changes: boolean;
  /**
   * The locks that forbid the call. The dispatcher rejects `locked` and `restricted` before the handler; `paused` is rejected where money is
   * taken, where a repeat of a paid key is distinguished from a payment.
   */
  readonly forbiddenBy: readonly Standing[];
  /** The purpose of the call, in one sentence. */
  readonly purpose: string;
}

/** A REST call. Path parameters are in braces; other input is in the query string (GET) or the JSON body. */
export interface RestCall<I extends Schema = Schema, A extends Schema = Schema> extends Call<I, A> {
  readonly kind: 'rest';
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Whether the call sends cookies. */
  readonly cookies: boolean;
  /** Whether the call carries an `Idempotency-Key` header. */
  readonly idempotent: boolean;
  /** Maximum size in bytes of a body that is a file (the input's field `bytes`); null for a JSON body. */
  readonly maxUploadBytes: number | null;
  /** Whether the response is a file: the answer's `text` is its body, `name` and `mediaType` are headers. @default JSON */
  readonly isFile?: true;
  /** Whether the client adds the time to the query string, so that no cache on the way answers. @default false */
  readonly isFresh?: true;
}

/** An operation of a GraphQL service. */
export interface QueryCall<I extends Schema = Schema, A extends Schema = Schema> extends Call<I, A> {
  readonly kind: 'query';
  readonly operation: 'query' | 'mutation';
  /** The field of the service's root type. */
  readonly name: string;
  readonly service: Service;
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

/** A call over the socket: a message that the client sends, answered by a push or by nothing. */
export interface Command<I extends Schema = Schema, A extends Schema = Schema> extends Call<I, A> {
  readonly kind: 'command';
  /** The wire type. */
  readonly type: string;
  /** The push that answers the command and repeats its key; its payload is the answer. Null for a command that ends once it is sent. */
  readonly reply: Push<A> | null;
  /** Whether the command must carry a key and is performed once per key. Others set a state, so that a repeat does no harm. */
  readonly idempotent: boolean;
}

/** Any declaration. */
export type Declaration = RestCall | QueryCall | Command | Push;
/** A declared call over HTTP. */
export type HttpCall = RestCall | QueryCall;
/** A declared call. */
export type AnyCall = HttpCall | Command;

/** The input of a call. */
export type InputOf<C> = C extends Call<infer I, Schema> ? Infer<I> : never;
/** The answer of a call. */
export type AnswerOf<C> = C extends Call<Schema, infer A> ? Infer<A> : never;
/** The payload of a message, without its envelope. */
export type PayloadOf<M> = M extends Push<infer P> ? Infer<P> : InputOf<M>;

type DeclarationOptions<I extends ObjectSchema, A extends Schema> = {
  input: I;
  answer: A;
  purpose: string;
  needs?: Needs;
  failures?: readonly FailureCode[];
  cache?: CachePolicy;
  forbiddenBy?: readonly Standing[];
};

/** Whether a standing is a restriction by the platform, less than a lock. */
const isRestriction = /* @__NO_SIDE_EFFECTS__ */ (standing: Standing): boolean =>
  standing === 'noWriting' || standing === 'noSpending';

/** The standings that forbid a call that spends: coins, money, points or vouchers. */
export const spends: readonly Standing[] = ['locked', 'noSpending'];
/** The standings that forbid a call that writes to a performer or in public. */
export const writes: readonly Standing[] = ['locked', 'noWriting'];

/**
 * The locks of a call, with their failures, which declarations leave out. A lock forbids a call that changes data unless the call says
 * otherwise.
 */
const gated = /* @__NO_SIDE_EFFECTS__ */ (
  changes: boolean,
  {
    failures = [],
    forbiddenBy = changes ? ['locked'] : [],
  }: { readonly failures?: readonly FailureCode[]; readonly forbiddenBy?: readonly Standing[] },
) => ({
  changes,
  forbiddenBy,
  failures: [
    ...failures,
    ...(forbiddenBy.includes('locked') ? (['locked'] as const) : []),
    ...(forbiddenBy.some(isRestriction) ? (['restricted'] as const) : []),
  ],
});

const common = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  changes: boolean,
  options: DeclarationOptions<I, A>,
) => ({
  id,
  needs: options.needs ?? 'anyone',
  input: options.input,
  answer: options.answer,
  cache: options.cache ?? null,
  purpose: options.purpose,
  ...gated(changes, options),
});

/** Declares a REST read (GET). */
export const read = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  options: DeclarationOptions<I, A> & { path: string; cookies?: boolean; isFile?: true; isFresh?: true },
): RestCall<I, A> => ({
  ...common(id, false, options),
  kind: 'rest',
  method: 'GET',
  path: options.path,
  cookies: options.cookies ?? false,
  idempotent: false,
  maxUploadBytes: null,
  ...(options.isFile === true ? { isFile: true } : {}),
  ...(options.isFresh === true ? { isFresh: true } : {}),
});

/** Declares a REST call by POST or PUT; it changes data unless `changes` is false. */
export const post = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  options: DeclarationOptions<I, A> & {
    path: string;
    method?: 'POST' | 'PUT';
    cookies?: boolean;
    idempotent?: boolean;
    changes?: boolean;
    maxUploadBytes?: number;
  },
): RestCall<I, A> => ({
  ...common(id, options.changes ?? true, options),
  kind: 'rest',
  method: options.method ?? 'POST',
  path: options.path,
  cookies: options.cookies ?? false,
  idempotent: options.idempotent ?? false,
  maxUploadBytes: options.maxUploadBytes ?? null,
});

const lastSegment = /* @__NO_SIDE_EFFECTS__ */ (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Declares a query of a GraphQL service, which is the query service unless it is named. */
export const query = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  options: DeclarationOptions<I, A> & { service?: Service },
): QueryCall<I, A> => ({
  ...common(id, false, options),
  kind: 'query',
  operation: 'query',
  name: lastSegment(id),
  service: options.service ?? 'vxql',
});

/** Declares a mutation of a GraphQL service, which is the query service unless it is named. */
export const mutation = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema>(
  id: string,
  options: DeclarationOptions<I, A> & { service?: Service },
): QueryCall<I, A> => ({
  ...common(id, true, options),
  kind: 'query',
  operation: 'mutation',
  name: lastSegment(id),
  service: options.service ?? 'vxql',
});

/** The answer of a command without a reply. */
type NoAnswer = typeof empty;

/**
 * Declares a call over the socket. The default of `type` is the last segment of the id. Without `reply` the command ends once
 * it is sent.
 */
export const command = /* @__NO_SIDE_EFFECTS__ */ <I extends ObjectSchema, A extends Schema = NoAnswer>(
  id: string,
  options: {
    input: I;
    purpose: string;
    needs?: Needs;
    type?: string;
    failures?: readonly FailureCode[];
    reply?: Push<A>;
    idempotent?: boolean;
    changes?: boolean;
    forbiddenBy?: readonly Standing[];
  },
): Command<I, A> => ({
  ...gated(options.changes ?? true, options),
  kind: 'command',
  id,
  type: options.type ?? lastSegment(id),
  needs: options.needs ?? 'guest',
  input: options.input,
  // Without a reply `A` is its default, the type of `empty`.
  answer: options.reply?.payload ?? (empty as unknown as A),
  cache: null,
  reply: options.reply ?? null,
  idempotent: options.idempotent ?? false,
  purpose: options.purpose,
});

/** Declares a message from server to client. The default of `type` is the last segment of the id. */
export const push = /* @__NO_SIDE_EFFECTS__ */ <P extends ObjectSchema>(
  id: string,
  options: { payload: P; purpose: string; type?: string },
): Push<P> => ({
  kind: 'push',
  id,
  type: options.type ?? lastSegment(id),
  payload: options.payload,
  purpose: options.purpose,
});
