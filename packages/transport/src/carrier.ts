/** A request on its way; `body` is a JSON value, null where there is none. */
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

/** What came back; `body` is a JSON value, undefined where it was none. */
export interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Brings a request to a back end. Rejects only when nothing came back. */
export interface Carrier {
  send(request: WireRequest): Promise<WireAnswer>;
}

const jsonOf = async (response: Response): Promise<unknown> => {
  try {
    return (await response.json()) as unknown;
  } catch {
    return undefined;
  }
};

/** Carries over fetch; `baseUrl` is empty for the page's own origin. */
export const fetchCarrier = (
  options: { baseUrl?: string; headers?: Readonly<Record<string, string>> } = {},
): Carrier => ({
  send: async ({ method, path, query, headers, body, cookies, signal }) => {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${options.baseUrl ?? ''}${path}${search && `?${search}`}`, {
      method,
      headers: { ...options.headers, ...headers, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      credentials: cookies ? 'same-origin' : 'omit',
      ...(body === null ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    return { status: response.status, body: await jsonOf(response) };
  },
});
