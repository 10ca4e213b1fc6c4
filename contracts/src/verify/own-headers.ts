import { UsageError } from './UsageError.ts';
import { httpRequestOf } from './http-request.ts';
import type { PactFile } from './pact-files.ts';

/** Headers that a connection or the verification itself sets. */
const reserved: ReadonlySet<string> = new Set([
  'x-world',
  'x-pact-interaction',
  'content-type',
  'content-length',
  'transfer-encoding',
  'host',
  'connection',
  'upgrade',
  'expect',
]);

const namesIn = (pacts: readonly PactFile[]): ReadonlySet<string> =>
  new Set(
    pacts
      .flatMap(({ interactions }) => interactions)
      .filter(({ type }) => type === 'Synchronous/HTTP')
      .flatMap((each) => Object.keys(httpRequestOf(each).headers ?? {}).map((name) => name.toLowerCase())),
  );

const isHeader = (name: string, value: string): boolean => {
  try {
    new Headers({ [name]: value });
    return true;
  } catch {
    return false;
  }
};

/**
 * The headers of a team's own, from texts such as `x-tenant: eu`. Throws a `UsageError` for what is no header, a name that is given twice,
 * and one that the contracts set.
 */
export const ownHeadersFrom = (
  texts: readonly string[],
  pacts: readonly PactFile[],
): Readonly<Record<string, string>> => {
  const used = namesIn(pacts);
  const headers: Record<string, string> = {};
  for (const text of texts) {
    const [, name = '', value = ''] = /^([^:\s]+):\s*(.*)$/s.exec(text) ?? [];
    // The value may be a secret.
    if (name === '' || !isHeader(name, value))
      throw new UsageError(`--header must be like 'Name: value'; ${name === '' ? 'one' : `that of "${name}"`} is not.`);
    const key = name.toLowerCase();
    if (reserved.has(key) || key.startsWith('sec-websocket-') || used.has(key))
      throw new UsageError(`--header: "${name}" is set by the contracts.`);
    if (Object.hasOwn(headers, key)) throw new UsageError(`--header: "${name}" is given twice.`);
    headers[key] = value.trim();
  }
  return headers;
};
