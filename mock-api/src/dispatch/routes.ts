import type { RestCall } from '@lounge/protocol';
import type { HandledCall } from './handler.ts';

/** A matched route with the parameters of its path. */
export interface RouteMatch {
  readonly handled: HandledCall & { readonly call: RestCall };
  readonly params: Readonly<Record<string, string>>;
}

interface Entry {
  readonly handled: HandledCall & { readonly call: RestCall };
  readonly names: readonly string[];
}

const maxParameters = 4;
const templatePattern = /^(?<prefix>[^{}]*?)(?<rest>(?:\/\{\w+\})*)$/;

const decoded = (segment: string): string | null => {
  if (!segment.includes('%')) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** Routes by static prefix, then by number of parameters, then by method. */
type Table = Map<string, Map<string, Entry>[]>;

const addRoute = (table: Table, { call, handler }: HandledCall): void => {
  if (call.kind !== 'rest') return;
  const { prefix, rest } = templatePattern.exec(call.path)?.groups ?? {};
  if (prefix === undefined) throw new Error(`${call.id}: parameters must be at the end of ${call.path}`);
  const names = [...(rest ?? '').matchAll(/\w+/g)].map(([name]) => name);
  if (names.length > maxParameters)
    throw new Error(`${call.id}: ${call.path} may have at most ${maxParameters} parameters`);
  const sizes = table.get(prefix) ?? [];
  table.set(prefix, sizes);
  const methods = (sizes[names.length] ??= new Map<string, Entry>());
  if (methods.has(call.method)) throw new Error(`${call.id}: ${call.method} ${call.path} is declared twice`);
  methods.set(call.method, { handled: { call, handler }, names });
};

const matchOf = ({ handled, names }: Entry, values: readonly string[]): RouteMatch => {
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) params[name] = values[at] ?? '';
  return { handled, params };
};

/** A table of all REST routes. A lookup is a few Map reads instead of a scan over patterns. */
export const routeTable = (handlers: readonly HandledCall[]) => {
  const table: Table = new Map();
  for (const each of handlers) addRoute(table, each);
  /**
   * Returns null for an unknown path and `wrongMethod` for a known path without this method. A path may match several routes;
   * of those with this method, the one with the fewest parameters is returned.
   */
  const find = (method: string, path: string): RouteMatch | 'wrongMethod' | null => {
    let prefix = path.endsWith('/') ? path.slice(0, -1) : path;
    let unmatched: 'wrongMethod' | null = null;
    const values: string[] = [];
    for (let size = 0; size <= maxParameters; size += 1) {
      const methods = table.get(prefix)?.[size];
      if (methods !== undefined) {
        const entry = methods.get(method);
        if (entry !== undefined) return matchOf(entry, values);
        unmatched = 'wrongMethod';
      }
      const slash = prefix.lastIndexOf('/');
      const value = slash <= 0 ? null : decoded(prefix.slice(slash + 1));
      if (value === null) return unmatched;
      values.unshift(value);
      prefix = prefix.slice(0, slash);
    }
    return unmatched;
  };
  return { find };
};
