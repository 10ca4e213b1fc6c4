import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import { declarations } from '@lounge/protocol/registry';
import Koa, { type Middleware } from 'koa';
import { handlers } from '../handlers.ts';
import { servicePaths } from '@lounge/protocol';
import { servicesOf } from './query/operations.ts';
import { querySteps } from './query/query.ts';
import { webhookPrefix, webhookSteps } from './age-check/webhook-steps.ts';
import { createAddressCipher } from './media/address-cipher.ts';
import { guestPicturePath, guestPictureSteps } from './media/guest-pictures.ts';
import { imagePrefix, messengerImageSteps } from './media/messenger-images.ts';
import { answerBroken } from './http/answer-broken.ts';
import { endSilent } from './http/silence.ts';
import { drainOf } from './http/drain-of.ts';
import { dataHeaders } from './http/headers.ts';
import { health } from './http/health.ts';
import { crossOrigin } from './cross-origin.ts';
import { createHosting, type HostingOptions } from './http/hosting.ts';
import { internalEndpoints, type InternalOptions } from './internal/internal-endpoints.ts';
import { createTurns } from './http/turns.ts';
import { createRequestLimit, createUploadLimit, limitRequests, type SharedCounts } from './http/request-limit.ts';
import { hasTarget } from './http/request.ts';
import { restSteps } from './http/rest.ts';
import { forPaths } from './http/steps/for-paths.ts';
import type { LogRecord } from './log.ts';
import { noObservation, type Observation } from './observation.ts';
import { isStrongSecret, secretRule } from './secret.ts';
import type { ServerContext } from './server-context.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';
import { socketAdapter, type SocketLimits } from './socket/socket-adapter.ts';
import type { WorldSockets } from './socket/world-sockets.ts';
import { isAdminRequest } from './admin-token.ts';
import { builtInCommands } from './socket/socket-message.ts';
import { createFactorCipher } from './accounts/factor-cipher.ts';
import { noteUse } from '../foundation/accounts/note-use.ts';
import { createTokens } from './accounts/tokens.ts';
import type { Worlds } from './worlds/worlds.ts';

/** Options of a server. */
export interface ServerOptions extends HostingOptions, SocketLimits {
  readonly worlds: Worlds;
  /** Signs tokens and encrypts addresses; `createSecret` creates one. */
  readonly secret: string;
  /** Secrets that it has replaced: what they signed and encrypted is still read. @default none */
  readonly previousSecrets?: readonly string[];
  readonly development?: boolean;
  /** The limit of an address, in reads; other requests weigh more. @default 5000 */
  readonly requestsPerTenSeconds?: number;
  /** The bytes that an address may upload in an hour. @default 200 MiB */
  readonly uploadedBytesAnHour?: number;
  readonly log: (record: LogRecord) => void;
  /** Where the limits of requests count over several processes. @default this process alone */
  readonly sharedCounts?: SharedCounts | null;
  /**
   * Middleware that sees every request before the calls do; upgrades to a socket are none. It must leave the body unread.
   */
  readonly before?: readonly Middleware[];
  /** Whether answers are checked against their schemas before they are sent. @default only in development */
  readonly parseAnswers?: boolean;
  /** The internal endpoints, never in production. @default none: they are unknown */
  readonly internal?: InternalOptions;
  /** The token with which calls preview what others do not see yet. @default nobody does */
  readonly adminToken?: string | null;
  /** Metrics and traces. @default none */
  readonly observation?: Observation;
  /** Whether the scheduled jobs run, which change worlds by the clock. @default true */
  readonly hasJobs?: boolean;
  /** How long requests that run may take once the server closes, in milliseconds. @default defaultDrainMs */
  readonly drainMs?: number;
}

/** How long requests that run may take once a server closes, in milliseconds, where nothing else is set. */
export const defaultDrainMs = 25_000;

/** Throws when a declared call has no handler. */
const assertComplete = (): void => {
  const handled = new Set([...builtInCommands, ...handlers.map(({ call }) => call)].map(({ id }) => id));
  const missing = declarations.filter(({ kind, id }) => kind !== 'push' && !handled.has(id));
  if (missing.length > 0) throw new Error(`These calls have no handler: ${missing.map(({ id }) => id).join(', ')}`);
};

/**
 * How long a request may take to arrive, in milliseconds; Node waits for minutes, and a half-sent one occupies a connection. The whole
 * may take two minutes, as pictures of ten megabytes come from slow lines.
 */
const timeouts = { headersTimeout: 15_000, requestTimeout: 120_000, connectionsCheckingInterval: 5000 } as const;
/** A connection whose client sends or reads nothing in this time is closed; those of sockets are checked by their pings. */
const silenceMs = 30_000;

/** Generates unique ids: a random prefix of this process and a count. */
const requestIds = (): (() => string) => {
  const prefix = randomBytes(9).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
};

/** Writes to the log, and counts rejections. */
const countingLog = ({ log, observation: { metrics } = noObservation }: ServerOptions): ServerOptions['log'] =>
  metrics === null
    ? log
    : (record) => {
        metrics.noteRecord(record);
        log(record);
      };

/** Creates the context that all parts share. */
const createServerContext = (options: ServerOptions): ServerContext => ({
  handlers,
  worlds: options.worlds,
  tokens: createTokens(options.secret, options.previousSecrets),
  addressCipher: createAddressCipher(options.secret, options.previousSecrets),
  factorCipher: createFactorCipher(options.secret, options.previousSecrets),
  hosting: createHosting(options),
  run: {
    parseAnswers: options.parseAnswers ?? options.development ?? false,
    around: options.observation?.aroundCall,
  },
  limit: createRequestLimit(options.requestsPerTenSeconds ?? 5000, options.sharedCounts),
  turn: createTurns(),
  limitUpload: createUploadLimit(options.uploadedBytesAnHour ?? 200 * 1024 * 1024, options.sharedCounts),
  noteUse,
  isAdmin: isAdminRequest(options.adminToken ?? null),
  log: countingLog(options),
  newRequestId: requestIds(),
  development: options.development ?? false,
  metrics: options.observation?.metrics ?? null,
  caches: new Set(),
});

/**
 * Rejects request targets that the host, a proxy before it and the router would read differently: those without a path, such as
 * `x://?y`, and those with a fragment or a backslash.
 */
const plainTarget =
  ({ hosting, log, newRequestId }: ServerContext): Middleware =>
  (ctx, next) => {
    if (hasTarget(ctx.req) && !/[\\#]/.test(ctx.req.url ?? '')) return next();
    log({
      id: newRequestId(),
      call: 'target',
      status: 400,
      ms: 0,
      code: 'malformed',
      address: hosting.addressOf(ctx.req),
    });
    for (const [name, value] of dataHeaders) ctx.set(name, value);
    ctx.status = 400;
  };

/** Browsers that came once with encryption never come without it again. */
const strictTransport =
  ({ hosting }: ServerContext): Middleware =>
  (ctx, next) => {
    if (hosting.isSecure(ctx.req)) ctx.set('Strict-Transport-Security', 'max-age=31536000');
    return next();
  };

/** The reference server: REST under /rest/v1, the query service and the socket. */
export interface ReferenceServer {
  /** The host adds its pages and files here; they see what is not a call. */
  readonly app: Koa;
  readonly http: Server;
  readonly context: ServerContext;
  readonly sockets: WorldSockets;
  /** Starts to listen. Returns the port. */
  listen(port: number, host?: string): Promise<number>;
  /** Acts as soon as the server begins to close: what waits for the next message of a client is told at once. */
  onClosing(act: () => void): void;
  /** Tells sockets and streams, ends idle connections, waits for the requests that run, and closes the worlds. */
  close(): Promise<void>;
}

const startListening = (http: Server, context: ServerContext, port: number, host = '127.0.0.1'): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      http.on('error', (cause) =>
        context.log({ id: context.newRequestId(), call: 'server', status: 500, ms: 0, cause }),
      );
      const address = http.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** How long the client of a socket may take to answer its close, in milliseconds. */
const socketEndMs = 2000;

/** Codes of errors of connections that clients closed or broke. */
const brokenConnection = /^(?:EPIPE|ECONNRESET|HPE_)/;

/** Creates the reference server. Throws if a declared call has no handler or the secret is weak. */
export const createServer = (options: ServerOptions): ReferenceServer => {
  assertComplete();
  if (![options.secret, ...(options.previousSecrets ?? [])].every(isStrongSecret))
    throw new Error(`The server's secret is too weak: ${secretRule}.`);
  const context = createServerContext(options);
  const app = new Koa();
  app.silent = true;
  app.use(plainTarget(context));
  if (context.hosting.mayBeSecure) app.use(strictTransport(context));
  if (context.hosting.hasAllowedOrigins) app.use(crossOrigin(context.hosting));
  app.use(health({ main: options.worlds.main, isListening: () => http.listening }));
  for (const each of options.before ?? []) app.use(each);
  const { observation = noObservation } = options;
  if (observation.tracing !== null) app.use(observation.tracing.request);
  if (options.internal !== undefined) app.use(internalEndpoints(context, options.internal));
  app.use(forPaths((path) => path.startsWith('/rest/'), restSteps(context)));
  for (const service of servicesOf(context.handlers))
    app.use(forPaths((path) => path === servicePaths[service], querySteps(context, service)));
  app.use(forPaths((path) => path.startsWith(webhookPrefix), webhookSteps(context)));
  app.use(limitRequests(context));
  app.use(forPaths((path) => path.startsWith(imagePrefix), messengerImageSteps(context)));
  app.use(forPaths((path) => path.startsWith(guestPicturePath), guestPictureSteps(context)));
  app.on('error', (cause: NodeJS.ErrnoException & { status?: number; expose?: boolean }) => {
    if (brokenConnection.test(cause.code ?? '')) return;
    const status = cause.expose === true ? (cause.status ?? 500) : 500;
    context.log({ id: context.newRequestId(), call: 'server', status, ms: 0, cause });
  });
  // Koa fixes its middleware when the callback is created, so it is created with the first request, after the host has added its own.
  let callback: ReturnType<Koa['callback']> | null = null;
  const http = createHttpServer(timeouts, (request, response) => {
    callback ??= app.callback();
    void callback(request, response);
  });
  endSilent(http, { silenceMs, workMs: timeouts.requestTimeout });
  const drain = drainOf(http, options.drainMs ?? defaultDrainMs);
  answerBroken(http, context);
  const sockets = socketAdapter(context, http, options);
  observation.metrics?.follow({ worlds: options.worlds, sockets });
  const endJobs = options.hasJobs === false ? () => undefined : runScheduledJobs(context);
  const closing: (() => void)[] = [];
  const close = async () => {
    endJobs();
    sockets.close();
    for (const act of closing) act();
    const timer = setTimeout(sockets.terminate, socketEndMs);
    await drain();
    clearTimeout(timer);
    await options.worlds.close();
  };
  return {
    app,
    http,
    context,
    sockets,
    onClosing: (act) => void closing.push(act),
    listen: (port, host) => startListening(http, context, port, host),
    close,
  };
};
