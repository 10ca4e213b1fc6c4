/** A request as Pact's own server hands it on: its body is parsed already. */
export interface ParsedRequest {
  readonly method: string;
  readonly originalUrl: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: unknown;
}

/** What a back end answered. */
export interface Forwarded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const ownOfTheHop = new Set([
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'keep-alive',
]);

const kept = (entries: Iterable<readonly [string, string]>): Record<string, string> =>
  Object.fromEntries([...entries].filter(([name]) => !ownOfTheHop.has(name.toLowerCase())));

const bodyOf = ({ method, body }: ParsedRequest): string | Uint8Array<ArrayBuffer> | null => {
  if (method === 'GET' || method === 'HEAD' || body === undefined) return null;
  // A file is not text: it is handed on byte by byte.
  if (Buffer.isBuffer(body)) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
};

/**
 * Hands a request on to a back end in a world. Pact's own proxy ends the whole process when a back end drops the
 * connection; here that becomes a 502 which fails this one interaction.
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
      headers: { ...kept(sent), 'x-world': to.world },
      redirect: 'manual',
      signal: AbortSignal.timeout(to.waitMs),
      ...(body === null ? {} : { body }),
    });
    return { status: response.status, headers: kept(response.headers), body: await response.text() };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return {
      status: 502,
      headers: { 'content-type': 'text/plain' },
      body: `The back end did not answer: ${String(cause)}`,
    };
  }
};
