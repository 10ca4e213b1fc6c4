import type { ParsedRequest } from './forward.ts';
import type { Interaction } from './pact-files.ts';

/** The request of a pact over HTTP. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly body?: { readonly content?: unknown; readonly encoded?: string | false };
}

/** The request of an interaction over HTTP. */
export const httpRequestOf = ({ request }: Interaction): HttpRequest =>
  // A pact file is typed by what verification reads of it.
  request as unknown as HttpRequest;

/** The path of a request, with its query. */
export const addressOf = ({ path, query = {} }: Pick<HttpRequest, 'path' | 'query'>): string => {
  const pairs = Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value]));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
};

/** The status that an interaction over HTTP expects. */
export const statusOf = ({ response }: Interaction): number | undefined =>
  (response as { readonly status?: number } | undefined)?.status;

/** A request of a pact as it is forwarded; one of a file has no body. */
export const plainRequest = (interaction: Interaction): ParsedRequest => {
  const { method, path, query = {}, headers = {}, body } = httpRequestOf(interaction);
  const content = body?.encoded === 'base64' ? undefined : body?.content;
  const sent = Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')]));
  return {
    method,
    originalUrl: addressOf({ path, query }),
    headers: content === undefined ? sent : { 'Content-Type': 'application/json', ...sent },
    ...(content === undefined ? {} : { body: content }),
  };
};
