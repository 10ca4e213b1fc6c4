import { envelopeParameters } from '@lounge/protocol';
import { jsonOf } from '../../wire/json-of.ts';
import { ordered } from '../../wire/ordered.ts';
import { addressOfTarget, comparablePath } from './address.ts';
import { isText, type HarEntry } from './har.ts';
import { exactText, exactValue } from './json-text.ts';
import { Secrets } from './secrets.ts';

/** A request, as far as a recording distinguishes it. */
export interface AskedRequest {
  readonly method: string;
  /** Path and query string. */
  readonly target: string;
  readonly body: string;
  readonly mediaType: string;
  /** The value of the header `Range`; empty without one. */
  readonly range: string;
}

const secrets = new Secrets();

const parsed = (text: string): unknown => {
  const value = jsonOf(text);
  return value === undefined ? text : value;
};

/** A text in which the order of fields and the values of secrets make no difference. Numbers are compared as they are written. */
export const comparable = (text: string, isForm = false): string => {
  const masked = secrets.mask(text, isForm);
  return exactText(ordered(exactValue(masked) ?? masked));
};

/** An address as RFC 3986 compares it, in which the order of parameters, the build and the values of secrets make no difference. */
const comparableTarget = (target: string): string => {
  const url = addressOfTarget(secrets.maskUrl(target));
  url.searchParams.delete(envelopeParameters.version);
  url.searchParams.sort();
  return comparablePath(url.pathname) + url.search;
};

interface Key {
  readonly method: string;
  readonly path: string;
  readonly target: string;
  readonly rest: string;
}

const keyOf = ({ method, target, body, mediaType, range }: AskedRequest): Key => {
  const asked = comparableTarget(target);
  const isForm = mediaType.startsWith('application/x-www-form-urlencoded');
  return {
    method,
    target: asked,
    path: asked.split('?', 1)[0] ?? asked,
    // A HAR has no bytes of requests, such as those of an uploaded picture.
    rest: `${range} ${body !== '' && isText(mediaType) ? comparable(body, isForm) : ''}`.trim(),
  };
};

const longestShown = 300;

/** A request in words: of a query its operation and variables. */
const textOf = ({ method, target, body }: AskedRequest): string => {
  const value = parsed(secrets.mask(body));
  const isQuery = typeof value === 'object' && value !== null && 'query' in value && typeof value.query === 'string';
  const operation = isQuery ? /^\s*((?:query|mutation)\s+\w+)/.exec(String(value.query))?.[1] : undefined;
  const shown =
    operation === undefined
      ? secrets.mask(body)
      : `${operation} ${JSON.stringify(isQuery && 'variables' in value ? value.variables : {})}`;
  return [method, secrets.maskUrl(target), shown].filter(Boolean).join(' ').slice(0, longestShown);
};

const askedIn = ({ request }: HarEntry): AskedRequest => {
  const url = new URL(request.url);
  return {
    method: request.method,
    target: url.pathname + url.search,
    body: request.postData?.text ?? '',
    mediaType: request.postData?.mimeType ?? '',
    range: request.headers.find(({ name }) => name.toLowerCase() === 'range')?.value ?? '',
  };
};

const commonStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** How near two requests are, greater for nearer ones: the path counts more than the method, that more than query and body. */
const nearness = (one: Key, other: Key): number =>
  (one.path === other.path ? 1e6 : commonStart(one.path, other.path)) * 4 +
  (one.method === other.method ? 2e6 : 0) +
  commonStart(one.target + one.rest, other.target + other.rest);

interface Recorded {
  readonly key: Key;
  readonly asked: AskedRequest;
  readonly answers: HarEntry[];
}

/** The recorded requests with their answers. Equal requests are answered in the order of the recording; the last answer is repeated. */
export class RecordedCalls {
  readonly #byKey = new Map<string, Recorded>();

  constructor(entries: readonly HarEntry[]) {
    for (const entry of entries) {
      const asked = askedIn(entry);
      const key = keyOf(asked);
      const name = JSON.stringify(key);
      const known = this.#byKey.get(name) ?? { key, asked, answers: [] };
      known.answers.push(entry);
      this.#byKey.set(name, known);
    }
  }

  /** Returns the next answer of a request, or a sentence that names the request and the nearest one. */
  next(asked: AskedRequest): HarEntry | string {
    const key = keyOf(asked);
    const known = this.#byKey.get(JSON.stringify(key));
    const answer = known !== undefined && known.answers.length > 1 ? known.answers.shift() : known?.answers[0];
    if (answer !== undefined) return answer;
    const [nearest] = [...this.#byKey.values()].toSorted((a, b) => nearness(key, b.key) - nearness(key, a.key));
    const hint = nearest === undefined ? 'the recording has no requests' : `the nearest is ${textOf(nearest.asked)}`;
    return `${textOf(asked)} was not recorded; ${hint}.`;
  }
}
