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

/**
 * Forwards a request to the server, in a world. Pact's own proxy ends the whole process if the server drops the connection;
 * here that becomes a 502, which fails this one interaction.
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
    return { status: response.status, headers: endToEndHeaders(response.headers), body: await response.text() };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return {
      status: 502,
      headers: { 'content-type': 'text/plain' },
      body: `The server did not respond: ${String(cause)}`,
    };
  }
};
