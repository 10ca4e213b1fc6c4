import type { RestCall } from '@lounge/protocol';
import { match } from 'path-to-regexp';
import type { HandledCall } from './handler.ts';

type HandledRestCall = HandledCall & { readonly call: RestCall };

/** A REST call with its path in the syntax of path-to-regexp. */
export interface Route {
  readonly handled: HandledRestCall;
  readonly path: string;
}

/** A matched route with the parameters of its path. */
export interface RouteMatch {
  readonly handled: HandledRestCall;
  readonly params: Readonly<Record<string, string>>;
}

const parameterPattern = /\{(\w+)\}/g;

/** Returns the path of a REST call in the syntax of path-to-regexp and of routers that use it: `/x/:id` for `/x/{id}`. */
const routerPath = ({ path }: RestCall): string => path.replace(parameterPattern, ':$1');

const parameterCount = ({ path }: Route): number => path.split(':').length;

/** The routes of all REST calls, those with fewer parameters first. Throws if two calls have the same method and path. */
export const restRoutes = (handlers: readonly HandledCall[]): readonly Route[] => {
  const known = new Set<string>();
  const routes: Route[] = [];
  for (const each of handlers) {
    const { call } = each;
    if (call.kind !== 'rest') continue;
    const key = `${call.method} ${call.path.replace(parameterPattern, '{}')}`;
    if (known.has(key)) throw new Error(`${call.id}: ${call.method} ${call.path} is declared twice`);
    known.add(key);
    routes.push({ handled: { ...each, call }, path: routerPath(call) });
  }
  return routes.toSorted((a, b) => parameterCount(a) - parameterCount(b));
};

/** Decodes a segment; malformed encoding is left as it is, as @koa/router does, and fails as input. */
const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** A table of all REST routes, for transports without a router. */
export const routeTable = (handlers: readonly HandledCall[]) => {
  const routes = restRoutes(handlers).map(({ handled, path }) => ({
    handled,
    matches: match<Record<string, string>>(path, { decode, sensitive: true }),
  }));
  /** Returns the route with the fewest parameters that matches; null if none does. */
  const find = (method: string, path: string): RouteMatch | null => {
    for (const { handled, matches } of routes) {
      if (handled.call.method !== method) continue;
      const result = matches(path);
      if (result !== false) return { handled, params: result.params };
    }
    return null;
  };
  return { find };
};
