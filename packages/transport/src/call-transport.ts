/** A request; `body` is a JSON value, a file's bytes, or null. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path without the query string. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly cookies: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** A response; `body` is undefined if it is neither JSON nor a file, which is a `textFile`. */
export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends requests to a server. Rejects only if there is no complete response. */
export interface CallTransport {
  send(request: WireRequest): Promise<WireAnswer>;
}

/** A file that the response attaches, as the answer of its call; its name is quoted. */
const fileOf = ({ headers }: Response, text: string): unknown => {
  const name = /^attachment; filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  const [mediaType] = (headers.get('content-type') ?? '').split(';', 1);
  return name === undefined ? undefined : { name, mediaType, text };
};

/** The body as JSON, or an attached file. Rejects if the connection ends within it: half of a response is none. */
const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return fileOf(response, text);
  }
};

/** The content type of a picture by one of its first bytes; the server checks it thoroughly. */
export const fileTypeOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0x89) return 'image/png';
  if (bytes[0] === 0xff) return 'image/jpeg';
  return bytes[8] === 0x57 ? 'image/webp' : 'application/octet-stream';
};

/** The encoded body and its content type. */
const encodedBody = (body: unknown): { headers: Readonly<Record<string, string>>; body?: BodyInit } => {
  if (body === null) return { headers: {} };
  if (!(body instanceof Uint8Array))
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  // `fetch` does not accept shared memory; bytes that were read from a file are never shared.
  return { headers: { 'content-type': fileTypeOf(body) }, body: body as Uint8Array<ArrayBuffer> };
};

/** A transport over `fetch`; `baseUrl` is empty for the page's origin. */
export const fetchTransport = (
  options: { baseUrl?: string; headers?: Readonly<Record<string, string>> } = {},
): CallTransport => ({
  send: async ({ method, path, query, headers, body, cookies, signal }) => {
    const search = new URLSearchParams(query).toString();
    const { headers: type, ...rest } = encodedBody(body);
    const response = await fetch(`${options.baseUrl ?? ''}${path}${search && `?${search}`}`, {
      method,
      headers: { ...options.headers, ...headers, ...type },
      credentials: cookies ? 'same-origin' : 'omit',
      ...rest,
      ...(signal === undefined ? {} : { signal }),
    });
    return { status: response.status, body: await jsonOf(response) };
  },
});
