import { isUtf8 } from 'node:buffer';
import { STATUS_CODES, type IncomingMessage } from 'node:http';

/** A name and a value, as HAR lists headers and parameters. */
interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** A message of a socket, as Chrome writes it. */
export interface SocketMessage {
  readonly type: 'send' | 'receive';
  /** When it passed, in seconds since 1970. */
  readonly time: number;
  /** 1 for a text, 2 for bytes, whose `data` is base64. */
  readonly opcode: number;
  readonly data: string;
}

/** A request and its response, or a connection of a socket. */
export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly NamedValue[];
    readonly postData?:
      | { readonly mimeType?: string; readonly text?: string; readonly _encoding?: string | undefined }
      | undefined;
  };
  readonly response: {
    readonly status: number;
    readonly headers: readonly NamedValue[];
    readonly content: {
      readonly text?: string | undefined;
      readonly encoding?: string | undefined;
      /** The value of `Content-Encoding` that the recorder could not undo. */
      readonly _contentEncoding?: string | undefined;
    };
  };
  readonly _webSocketMessages?: readonly SocketMessage[] | undefined;
}

/** A request and its response as a recorder saw them, or a connection of a socket. */
export interface RecordedEntry {
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly ms: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly NamedValue[];
  readonly body: { readonly mediaType: string; readonly bytes: Buffer } | null;
  readonly status: number;
  readonly responseHeaders: readonly NamedValue[];
  readonly responseBody: {
    readonly mediaType: string;
    readonly bytes: Buffer;
    /** The part of its `Content-Encoding` that could not be undone. @default nothing */
    readonly encoding?: string | null;
  };
  readonly messages?: readonly SocketMessage[];
}

/** A file that is no HAR; its message is a sentence. */
export class HarError extends Error {}

/** The headers of a message, each value on its own. */
export const headersOf = ({ rawHeaders }: IncomingMessage): RecordedEntry['headers'] =>
  rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [{ name, value: rawHeaders[at + 1] ?? '' }] : []));

/** Whether a body of this media type is text. */
export const isText = (mediaType: string): boolean =>
  /^text\/|json|xml|javascript|x-www-form-urlencoded|mpegurl/i.test(mediaType);

/** The text of a body; null for bytes that are no text, or not in UTF-8, which would not come back from one. */
export const textOf = (mediaType: string, bytes: Buffer): string | null =>
  isText(mediaType) && isUtf8(bytes) ? bytes.toString('utf8') : null;

const contentOf = ({ mediaType, bytes, encoding = null }: RecordedEntry['responseBody']) => {
  const text = encoding === null ? textOf(mediaType, bytes) : null;
  return {
    size: bytes.length,
    mimeType: mediaType,
    ...(text === null ? { text: bytes.toString('base64'), encoding: 'base64' } : { text }),
    ...(encoding === null ? {} : { _contentEncoding: encoding }),
  };
};

/** Forms with files are left out: what they hold besides the files may be secret. */
const postDataOf = ({ mediaType: mimeType, bytes }: NonNullable<RecordedEntry['body']>) => {
  const text = textOf(mimeType, bytes);
  if (text !== null) return { mimeType, text };
  if (mimeType.startsWith('multipart/')) return { mimeType, text: '' };
  // HAR has no field for the encoding of a request; those with an underscore are free.
  return { mimeType, text: bytes.toString('base64'), _encoding: 'base64' };
};

const sizes = { headersSize: -1, bodySize: -1 } as const;
const httpVersion = 'HTTP/1.1';

/** An entry of HAR 1.2, with all fields that it requires. */
export const harEntry = (entry: RecordedEntry) => ({
  startedDateTime: new Date(entry.at).toISOString(),
  time: entry.ms,
  request: {
    method: entry.method,
    url: entry.url,
    httpVersion,
    cookies: [],
    headers: entry.headers,
    queryString: [...new URL(entry.url).searchParams].map(([name, value]) => ({ name, value })),
    ...(entry.body === null ? {} : { postData: postDataOf(entry.body) }),
    ...sizes,
  },
  response: {
    status: entry.status,
    statusText: STATUS_CODES[entry.status] ?? '',
    httpVersion,
    cookies: [],
    headers: entry.responseHeaders,
    content: contentOf(entry.responseBody),
    redirectURL: entry.responseHeaders.find(({ name }) => name.toLowerCase() === 'location')?.value ?? '',
    ...sizes,
  },
  cache: {},
  timings: { send: 0, wait: entry.ms, receive: 0 },
  ...(entry.messages === undefined ? {} : { _resourceType: 'websocket', _webSocketMessages: entry.messages }),
});

/** The text of a HAR file. */
export const harText = (entries: readonly HarEntry[]): string =>
  `${JSON.stringify({ log: { version: '1.2', creator: { name: '@lounge/mock-api', version: '1' }, entries } }, null, 2)}\n`;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const isEntry = (value: unknown): value is HarEntry => {
  const { request, response } = recordOf(value);
  const { method, url, headers } = recordOf(request);
  const { status, headers: answered, content } = recordOf(response);
  return (
    typeof method === 'string' &&
    typeof url === 'string' &&
    URL.canParse(url) &&
    Array.isArray(headers) &&
    typeof status === 'number' &&
    Array.isArray(answered) &&
    typeof content === 'object'
  );
};

/** Reads the entries of a HAR, also of one that a browser exported. Throws a `HarError` if the text is none. */
export const readHar = (text: string): readonly HarEntry[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HarError('it is not JSON');
  }
  const { entries } = recordOf(recordOf(value)['log']);
  if (!Array.isArray(entries)) throw new HarError('it has no list log.entries');
  const broken = entries.findIndex((each) => !isEntry(each));
  if (broken >= 0) throw new HarError(`log.entries[${broken}] is no entry with a request and a response`);
  return entries as readonly HarEntry[];
};

/** The bytes of an answer. */
export const bytesOf = ({ response: { content } }: HarEntry): Buffer =>
  Buffer.from(content.text ?? '', content.encoding === 'base64' ? 'base64' : 'utf8');
