import { decodeRest, isEnvelopeParameter, pathParameters, type RestCall } from '@lounge/protocol';

/** A body of a pact. */
export interface Body {
  readonly content: unknown;
  readonly contentType: string;
  readonly encoded: false | string;
}

/** A pact's request and response, as far as documents show them. */
export interface HttpExample {
  readonly request: {
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly body?: Body;
  };
  readonly response: { readonly status: number; readonly body?: Body };
}

/** The bytes of a file. */
const bytesIn = ({ content, encoded }: Partial<Body> = {}): Uint8Array<ArrayBuffer> =>
  encoded === 'base64' ? new Uint8Array(Buffer.from(String(content), 'base64')) : new Uint8Array();

/** The input of a request, decoded as servers do; null where it is not valid. */
export const inputIn = (call: RestCall, { request }: HttpExample): Readonly<Record<string, unknown>> | null => {
  const names = pathParameters(call.path);
  const pattern = new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(request.path)?.slice(1).map(decodeURIComponent) ?? [];
  const params = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
  const query = Object.fromEntries(
    Object.entries(request.query ?? {}).flatMap(([name, [value = '']]) =>
      isEnvelopeParameter(name) ? [] : [[name, value]],
    ),
  );
  const body = call.maxUploadBytes === null ? request.body?.content : bytesIn(request.body);
  const decoded = decodeRest(call, { params, query, body });
  return decoded.ok ? (decoded.value as Readonly<Record<string, unknown>>) : null;
};
