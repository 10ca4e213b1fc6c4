import type { Middleware } from 'koa';
import { dataHeaders } from './headers.ts';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClient } from '../processes/RedisChannels.ts';
import type { LogRecord } from '../log.ts';
import type { Hosting } from './hosting.ts';

/**
 * The cost of requests, in reads: a page takes as long as some hundred reads but is asked for by a person, an upload up to a tenth of a
 * second.
 * @assumed The documents name no limit.
 */
export const weights = { request: 1, page: 40, upload: 500 } as const;

const windowSeconds = 10;

/** Counts a request from an address, by its weight. Returns false if the limit of the address is reached. */
export type RequestLimit = (address: string, weight?: number) => Promise<boolean>;

const hourSeconds = 60 * 60;

/** Where several processes count together. */
export interface SharedCounts {
  readonly client: RedisClient;
  /** The beginning of the keys. */
  readonly prefix: string;
}

/** While Redis is away each process counts for itself. */
const limiterOf = (name: string, points: number, duration: number, shared: SharedCounts | null) => {
  const insuranceLimiter = new RateLimiterMemory({ points, duration });
  if (shared === null) return insuranceLimiter;
  const { client: storeClient, prefix } = shared;
  return new RateLimiterRedis({
    storeClient,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `${prefix}${name}`,
    points,
    duration,
    // Who is over the limit costs Redis nothing.
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter,
  });
};

const limitOf = (name: string, points: number, duration: number, shared: SharedCounts | null): RequestLimit => {
  const limiter = limiterOf(name, points, duration, shared);
  return (address, weight = weights.request) =>
    limiter.consume(address, weight).then(
      () => true,
      () => false,
    );
};

/** Limits the requests of each address: `points` reads in ten seconds. */
export const createRequestLimit = (points: number, shared: SharedCounts | null = null): RequestLimit =>
  limitOf('requests', points, windowSeconds, shared);

/** Limits the bytes that each address uploads in an hour; a file weighs its length. @assumed The documents name no limit. */
export const createUploadLimit = (bytes: number, shared: SharedCounts | null = null): RequestLimit =>
  limitOf('uploads', bytes, hourSeconds, shared);

/** The part of the server that the limit of pages and files uses. */
interface LimitedHost {
  readonly hosting: Hosting;
  readonly limit: RequestLimit;
  log(record: LogRecord): void;
  newRequestId(): string;
}

/**
 * Rejects requests over the limit that are not calls: pages and files. Calls have a step of their own, for their format. What answers
 * sets headers of its own; a refusal or a redirect has those of data.
 */
export const limitRequests =
  ({ hosting, limit, log, newRequestId }: LimitedHost): Middleware =>
  async (ctx, next) => {
    for (const [name, value] of dataHeaders) ctx.set(name, value);
    const address = hosting.addressOf(ctx.req);
    if (await limit(address)) return next();
    // Without the path, which a client can vary without end.
    log({ id: newRequestId(), call: 'request', status: 429, ms: 0, code: 'tooMany', address });
    ctx.status = 429;
    ctx.set('Retry-After', String(windowSeconds));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = 'Too many requests; please wait a moment.';
  };
