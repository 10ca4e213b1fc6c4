import { parsedJson } from './json.ts';
import { maxAnswerBytes } from './limits.ts';
import { TroubleError, tooSlow, troubleOf, type Trouble } from './trouble.ts';

/** A request as Pact's proxy passes it on, with a parsed body. */
export interface ParsedRequest {
  readonly method: string;
  readonly originalUrl: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: unknown;
}

/** Where and how a request is sent. */
export interface ForwardTo {
  readonly baseUrl: string;
  readonly world: string;
  readonly waitMs: number;
  /** Headers of the team's own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The status that is expected, which may be a redirect. */
  readonly expectedStatus?: number | undefined;
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

/** How much of a body came, of a length that its header may have named: a compressed one is counted otherwise. */
const amountOf = (size: number, headers: Headers): string => {
  const length = headers.has('content-encoding') ? null : headers.get('content-length');
  return length === null ? `${size} bytes` : `${size} of ${length} bytes`;
};

/** The text of a response. Throws above the limit, without reading on, and if the body does not come to its end. */
const textOf = async (response: Response, waitMs: number): Promise<string> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > maxAnswerBytes)
        throw new TroubleError({ kind: 'tooLarge', text: `the answer has more than ${maxAnswerBytes / 1e6} MB` });
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof TroubleError) throw error;
    const amount = amountOf(size, response.headers);
    const isLate = (error as { name?: string }).name === 'TimeoutError';
    const cut = { kind: 'cut', text: `the body was cut: status ${response.status}, and ${amount} came` } as const;
    throw new TroubleError(isLate ? tooSlow(waitMs, `the body did not end, ${amount} came`) : cut);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** The redirect in a response, which no client of the contracts follows; null if it is none, or expected. */
const redirectIn = ({ status, headers }: Response, expectedStatus: number | undefined): Trouble | null => {
  const location = headers.get('location');
  if (status < 300 || status > 399 || location === null || status === expectedStatus) return null;
  return { kind: 'redirected', text: `status ${status}, a redirect to ${location}: clients do not follow it` };
};

const troubleIn = (headers: Headers, text: string): Trouble | null =>
  (headers.get('content-type') ?? '').startsWith('application/json') && parsedJson(text) === undefined
    ? { kind: 'notJson', text: `the body is not JSON: ${text.slice(0, 200)}` }
    : null;

/**
 * Forwards a request to the server, in a world. Pact's own proxy ends the whole process if the server drops the connection;
 * here that is named and fails this one interaction.
 */
export const forward = async (request: ParsedRequest, to: ForwardTo): Promise<Forwarded> => {
  const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  const body = bodyOf(request);
  try {
    const response = await fetch(to.baseUrl + request.originalUrl, {
      method: request.method,
      headers: { ...endToEndHeaders(sent), ...to.headers, 'x-world': to.world },
      redirect: 'manual',
      signal: AbortSignal.timeout(to.waitMs),
      ...(body === null ? {} : { body }),
    });
    const text = await textOf(response, to.waitMs);
    const redirect = redirectIn(response, to.expectedStatus);
    const { location, ...headers } = endToEndHeaders(response.headers);
    return {
      status: response.status,
      // Pact's verifier would follow it.
      headers: redirect === null && location !== undefined ? { ...headers, location } : headers,
      body: text,
      trouble: redirect ?? troubleIn(response.headers, text),
    };
  } catch (error) {
    const trouble = troubleOf(error, to.baseUrl, to.waitMs);
    return { status: 502, headers: { 'content-type': 'text/plain' }, body: trouble.text, trouble };
  }
};
