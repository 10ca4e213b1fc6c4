import { parsedJson } from './json.ts';
import { maxAnswerBytes } from './limits.ts';
import { TroubleError, troubleOf, type Trouble } from './trouble.ts';

/** A request as Pact's proxy passes it on, with a parsed body. */
export interface ParsedRequest {
  readonly method: string;
  readonly originalUrl: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: unknown;
}

/** The response of the server. */
export interface Forwarded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Why there is no response, or none that can be compared; null if there is one. */
  readonly trouble: Trouble | null;
}

const hopByHopHeaders = new Set([
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'keep-alive',
]);

const endToEndHeaders = (entries: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...entries].filter(([name]) => !hopByHopHeaders.has(name.toLowerCase())));

const bodyOf = ({ method, body }: ParsedRequest): string | Uint8Array<ArrayBuffer> | null => {
  if (method === 'GET' || method === 'HEAD' || body === undefined) return null;
  // A file is forwarded byte by byte.
  if (Buffer.isBuffer(body)) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
};

/** The text of a response. Throws above the limit, without reading on. */
const textOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxAnswerBytes)
      throw new TroubleError({ kind: 'tooLarge', text: `the answer has more than ${maxAnswerBytes / 1e6} MB` });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const troubleIn = (headers: Headers, text: string): Trouble | null =>
  (headers.get('content-type') ?? '').startsWith('application/json') && parsedJson(text) === undefined
    ? { kind: 'notJson', text: `the body is not JSON: ${text.slice(0, 200)}` }
    : null;

/**
 * Forwards a request to the server, in a world. Pact's own proxy ends the whole process if the server drops the connection;
 * here that is named and fails this one interaction.
 */
export const forward = async (
  request: ParsedRequest,
  to: { readonly baseUrl: string; readonly world: string; readonly waitMs: number },
): Promise<Forwarded> => {
  const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  const body = bodyOf(request);
  try {
    const response = await fetch(to.baseUrl + request.originalUrl, {
      method: request.method,
      headers: { ...endToEndHeaders(sent), 'x-world': to.world },
      redirect: 'manual',
      signal: AbortSignal.timeout(to.waitMs),
      ...(body === null ? {} : { body }),
    });
    const text = await textOf(response);
    return {
      status: response.status,
      headers: endToEndHeaders(response.headers),
      body: text,
      trouble: troubleIn(response.headers, text),
    };
  } catch (error) {
    const trouble = troubleOf(error, to.baseUrl, to.waitMs);
    return { status: 502, headers: { 'content-type': 'text/plain' }, body: trouble.text, trouble };
  }
};
