import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { reject } from '../../dispatch/handler.ts';
import { respondFailure, respondJson } from '../http/respond.ts';
import { limit, origin } from '../http/steps/checks.ts';
import { forPaths } from '../http/steps/for-paths.ts';
import { world } from '../http/steps/identify.ts';
import { jsonBody } from '../http/steps/bodies.ts';
import { log } from '../http/steps/log.ts';
import type { RequestContext, Step } from '../http/steps/request-state.ts';
import type { JournalEntry } from '../../world/Journal.ts';
import type { ServerContext } from '../server-context.ts';
import type { DevConsoleOutcome, DevConsoleRequest } from './dev-console-request.ts';

/** The path prefix of the dev console's API. */
export const devConsolePath = '/dev/api/';

/** Who may use the dev console: this machine only, or anyone who reaches the server. */
export type DevConsoleAccess = 'loopback' | 'anyone';

const loopbackName = /^(?:localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

/** Headers of proxies; with one of them the address is the proxy's, whoever sent the request. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether a request may use the dev console. The Host header is checked besides the address, against DNS rebinding; what a proxy
 * on this machine forwards comes from elsewhere.
 */
export const mayReachDevConsole = ({ headers, socket }: IncomingMessage, reach: DevConsoleAccess): boolean =>
  reach === 'anyone' ||
  (loopbackAddress.test(socket.remoteAddress ?? '') &&
    loopbackName.test(headers.host ?? '') &&
    proxyHeaders.every((name) => headers[name] === undefined));

/** The dev console, as far as it is served. */
interface ServedConsole {
  catalogue(): object;
  overview(request: DevConsoleRequest): Promise<object>;
  journal(request: DevConsoleRequest): Promise<readonly JournalEntry[]>;
  run(name: string, input: unknown, request: DevConsoleRequest): Promise<DevConsoleOutcome>;
}

interface ApiOptions {
  readonly context: ServerContext;
  readonly devConsole: ServedConsole;
  readonly reach: DevConsoleAccess;
}

const access =
  (reach: DevConsoleAccess): Step =>
  ({ req }, next) => {
    if (!mayReachDevConsole(req, reach)) reject('unknown');
    return next();
  };

const nameOf = ({ state }: RequestContext): string => state.target.path.slice(devConsolePath.length);

/** Responds to a GET with the state of the world, its journal or the catalogue. */
const read =
  (devConsole: ServedConsole): Step =>
  async (ctx, next) => {
    if (ctx.method === 'POST') return next();
    const name = nameOf(ctx);
    const request: DevConsoleRequest = { world: ctx.state.world, request: ctx.req, cookies: [] };
    const pages = {
      '': () => devConsole.overview(request),
      catalogue: async () => devConsole.catalogue(),
      journal: async () => ({ entries: await devConsole.journal(request) }),
    };
    if (ctx.method !== 'GET' || !Object.hasOwn(pages, name)) return reject('unknown', 'action');
    respondJson(ctx, 200, await pages[name as keyof typeof pages]());
  };

/** The last step: runs the action of a POST. */
const run =
  (devConsole: ServedConsole): Step =>
  async (ctx) => {
    const cookies: string[] = [];
    const request: DevConsoleRequest = { world: ctx.state.world, request: ctx.req, cookies };
    const outcome = await devConsole.run(nameOf(ctx), ctx.state.body ?? {}, request);
    if (!outcome.ok) return respondFailure(ctx, outcome);
    if (cookies.length > 0) ctx.set('Set-Cookie', cookies);
    respondJson(ctx, 200, { message: outcome.message });
  };

/**
 * The dev console over HTTP: `GET /dev/api/` returns the state of the world, `GET /dev/api/journal` its latest answers,
 * `GET /dev/api/catalogue` the available scenarios, states, pushes and calls, `POST /dev/api/{action}` with JSON runs an action.
 */
export const devConsoleApi = ({ context, devConsole, reach }: ApiOptions): Middleware =>
  forPaths(
    (path) => path.startsWith(devConsolePath),
    [
      log(context, { call: 'dev-console' }),
      access(reach),
      limit(context),
      world(context),
      read(devConsole),
      origin(context),
      jsonBody,
      run(devConsole),
    ],
  );
