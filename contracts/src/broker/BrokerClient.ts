import { troubleOf } from '../verify/trouble.ts';
import { UsageError } from '../verify/UsageError.ts';

/** Links of a HAL resource, by relation. */
export type Links = Readonly<Record<string, { readonly href?: string } | undefined>>;

/** A HAL resource of the broker. */
export interface Resource {
  readonly _links?: Links;
  readonly [field: string]: unknown;
}

/** The broker cannot be reached, or fails itself. */
export class BrokerUnavailableError extends Error {}

/** The longest that the broker may take to answer, in milliseconds. */
const brokerWaitMs = 30_000;

const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The broker's reason for an error, or nothing. Older brokers have lists of errors by field, newer ones notices. */
const reasonIn = (text: string): string => {
  try {
    const { error, errors, notices } = JSON.parse(text) as Resource;
    const [reason] = textsIn([error, errors, notices]).toSorted((one, other) => other.length - one.length);
    return reason === undefined ? '' : `: ${reason.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
  } catch {
    return '';
  }
};

/**
 * A client of the HTTP interface of a Pact broker. Throws a `UsageError` for what the broker rejects and a `BrokerUnavailableError` if
 * it does not answer. The token goes to the broker's own origin only, and into no message.
 */
export class BrokerClient {
  readonly #base: string;
  readonly #token: string | undefined;

  constructor(url: string, token: string | undefined) {
    this.#base = withoutSlash(url);
    this.#token = token;
  }

  /** The resource at a path below the broker's address. */
  at(path: string): Promise<Resource> {
    return this.send('GET', `${this.#base}${path}`);
  }

  async send(method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown): Promise<Resource> {
    const { origin, pathname } = new URL(url);
    const isOwn = origin === new URL(this.#base).origin;
    const answer = await this.#answer(url, {
      method,
      headers: {
        accept: 'application/hal+json, application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#token === undefined || !isOwn ? {} : { authorization: `Bearer ${this.#token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const place = `${method} ${origin}${pathname}`;
    if (answer.status >= 500) throw new BrokerUnavailableError(`The broker answered ${answer.status} to ${place}.`);
    if (answer.status === 401 || answer.status === 403)
      throw new UsageError(`The broker answered ${answer.status} to ${place}: --token names no token that it accepts.`);
    if (answer.status >= 300)
      throw new UsageError(`The broker answered ${answer.status} to ${place}${this.#hidden(reasonIn(answer.text))}`);
    try {
      return JSON.parse(answer.text === '' ? '{}' : answer.text) as Resource;
    } catch {
      throw new UsageError(`${place} is no Pact broker: it answered something other than JSON.`);
    }
  }

  /** The address of a relation of the broker's index. */
  async indexLink(relation: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
    return this.link(await this.at('/'), relation, values);
  }

  /** The address of a relation, with the values of its template. */
  link({ _links }: Resource, relation: string, values: Readonly<Record<string, string>> = {}): string {
    const href = _links?.[relation]?.href;
    if (href === undefined) throw new UsageError(`${this.#base} offers no ${relation}: no Pact broker, or too old.`);
    const filled = href.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
    return new URL(filled, `${this.#base}/`).href;
  }

  async #answer(url: string, init: RequestInit): Promise<{ readonly status: number; readonly text: string }> {
    try {
      const signal = AbortSignal.timeout(brokerWaitMs);
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      return { status: response.status, text: await response.text() };
    } catch (error) {
      throw new BrokerUnavailableError(`--broker: ${troubleOf(error, this.#base, brokerWaitMs).text}`, {
        cause: error,
      });
    }
  }

  /** A broker that repeats the request must not put the token into the output. */
  #hidden(text: string): string {
    return this.#token === undefined || this.#token === '' ? text : text.replaceAll(this.#token, '***');
  }
}
