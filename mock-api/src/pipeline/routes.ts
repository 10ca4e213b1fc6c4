import type { RestCall } from '@lounge/protocol';
import type { Handled } from './handler.ts';

/** A route that was found, with what stood in its path. */
export interface Match {
  readonly handled: Handled & { readonly call: RestCall };
  readonly params: Readonly<Record<string, string>>;
}

interface Entry {
  readonly handled: Handled & { readonly call: RestCall };
  readonly names: readonly string[];
}

const mostParameters = 4;
const templatePattern = /^(?<prefix>[^{}]*?)(?<rest>(?:\/\{\w+\})*)$/;

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/** A table by method, static prefix and number of parameters: look-ups are Map reads, never a list of patterns. */
export const routeTable = (all: readonly Handled[]) => {
  const table = new Map<string, Entry>();
  const prefixes = new Map<string, string>();
  for (const { call, handler } of all) {
    if (call.kind !== 'rest') continue;
    const parts = templatePattern.exec(call.path)?.groups;
    if (parts === undefined) throw new Error(`${call.id}: parameters must stand at the end of ${call.path}`);
    const names = [...(parts['rest'] ?? '').matchAll(/\w+/g)].map(([name]) => name);
    const key = `${call.method} ${parts['prefix']} ${names.length}`;
    if (table.has(key)) throw new Error(`${call.id}: ${call.method} ${call.path} is declared twice`);
    table.set(key, { handled: { call, handler }, names });
    prefixes.set(`${parts['prefix']} ${names.length}`, call.method);
  }
  const find = (method: string, path: string): Match | 'wrongMethod' | null => {
    let prefix = path.endsWith('/') ? path.slice(0, -1) : path;
    const values: string[] = [];
    for (let size = 0; size <= mostParameters; size += 1) {
      const entry = table.get(`${method} ${prefix} ${size}`);
      if (entry !== undefined) {
        const params = Object.fromEntries(entry.names.map((name, at) => [name, values[at] ?? '']));
        return { handled: entry.handled, params };
      }
      if (prefixes.has(`${prefix} ${size}`)) return 'wrongMethod';
      const cut = prefix.lastIndexOf('/');
      const value = cut <= 0 ? null : decoded(prefix.slice(cut + 1));
      if (value === null) return null;
      values.unshift(value);
      prefix = prefix.slice(0, cut);
    }
    return null;
  };
  return { find };
};
