import type { IncomingMessage, ServerResponse } from 'node:http';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createProxyServer } from 'httpxy';
import Koa from 'koa';
import { failureBody } from '../../dispatch/run-call.ts';
import { afterByTimer } from '../after-by-timer.ts';
import { crossOrigin } from '../cross-origin.ts';
import { createHosting, type Hosting } from '../http/hosting.ts';
import { writeWhole } from '../pictures/write-whole.ts';
import { withinOrigin } from './address.ts';
import { decodeContent } from './content-encoding.ts';
import { harEntry, harText, headersOf, textOf, type RecordedEntry } from './har.ts';
import { RecordingFileError, TargetError } from './recording-errors.ts';
import { recordSocket } from './record-socket.ts';
import { isSecretHeader, Secrets } from './secrets.ts';
import { serve, type Served, type ServedAt } from './serve.ts';

/** Options of a recorder. */
export interface RecorderOptions extends ServedAt {
  /** The origin of the back end, such as `https://staging.example`. */
  readonly target: string;
  /** The HAR file that is written, within a second after each answer and by `close`. */
  readonly file: string;
  /** Called with a sentence about what could not be recorded. @default nothing */
  readonly report?: (sentence: string) => void;
}

/** Larger answers pass, and are left out of the recording. */
const maxBodyBytes = 5 * 1024 * 1024;
const saveDelayMs = 1000;
const probeMs = 10_000;

/** Files that hold no secrets, and are long. */
const mediaFile = /^(?:image|video|audio|font)\//;

/** Headers of a request that would make its answer unreadable or empty. */
const conditionalHeaders = ['if-none-match', 'if-modified-since'];

const codeOf = (error: unknown): string => {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as NodeJS.ErrnoException;
  // A timeout has a number, which says nothing.
  return typeof code === 'string' ? code : message;
};

const probe = async (target: string): Promise<void> => {
  try {
    await fetch(target, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(probeMs) });
  } catch (error) {
    throw new TargetError(`${target} cannot be reached: ${codeOf(error)}.`);
  }
};

/** The entries of a recording in the order in which they began, without secrets, and its file. */
class Recording {
  readonly secrets = new Secrets();
  readonly #entries: (RecordedEntry | null)[] = [];
  readonly #file: string;
  readonly #report: (sentence: string) => void;
  #cancelTimer: (() => void) | null = null;

  constructor(file: string, report: (sentence: string) => void) {
    this.#file = file;
    this.#report = report;
    try {
      writeFileSync(file, harText([]));
      accessSync(file, constants.W_OK);
    } catch (error) {
      throw new RecordingFileError(`${file} cannot be written: ${codeOf(error)}.`);
    }
  }

  /** Reserves the place of an entry that begins; returns what stores it. */
  begin(): (entry: RecordedEntry) => void {
    const at = this.#entries.push(null) - 1;
    return (entry) => {
      this.#entries[at] = entry;
      this.#cancelTimer ??= afterByTimer(saveDelayMs, () => {
        this.#cancelTimer = null;
        this.save().catch((error: unknown) => this.#report(`${this.#file} cannot be written: ${codeOf(error)}.`));
      });
    };
  }

  #body<B extends RecordedEntry['responseBody']>(body: B): B {
    const { mediaType, bytes, encoding = null } = body;
    const isForm = mediaType.startsWith('application/x-www-form-urlencoded');
    const text = isForm || mediaType.includes('json') ? textOf(mediaType, bytes) : null;
    return text === null || encoding !== null ? body : { ...body, bytes: Buffer.from(this.secrets.mask(text, isForm)) };
  }

  /** The entry with the secrets masked that are known now, in bodies that are no text. */
  #maskedBytes(entry: RecordedEntry): RecordedEntry {
    const masked = <B extends RecordedEntry['responseBody']>(body: B): B =>
      textOf(body.mediaType, body.bytes) !== null || mediaFile.test(body.mediaType)
        ? body
        : { ...body, bytes: this.secrets.maskBytes(body.bytes) };
    return {
      ...entry,
      body: entry.body === null ? null : masked(entry.body),
      responseBody: masked(entry.responseBody),
    };
  }

  #masked(entry: RecordedEntry): RecordedEntry {
    const { secrets } = this;
    const kept = (headers: RecordedEntry['headers']) =>
      headers.filter(({ name, value }) => {
        secrets.collect(name, value);
        return !isSecretHeader(name);
      });
    return {
      ...entry,
      url: secrets.maskUrl(entry.url),
      headers: kept(entry.headers),
      responseHeaders: kept(entry.responseHeaders),
      body: entry.body === null ? null : this.#body(entry.body),
      responseBody: this.#body(entry.responseBody),
      ...(entry.messages === undefined
        ? {}
        : { messages: entry.messages.map((each) => ({ ...each, data: secrets.mask(each.data) })) }),
    };
  }

  /** Writes the file. */
  async save(): Promise<void> {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    const masked = this.#entries.filter((each) => each !== null).map((each) => this.#masked(each));
    const entries = masked.map((each) => harEntry(this.#maskedBytes(each)));
    await writeWhole(this.#file, Buffer.from(this.secrets.maskKnown(harText(entries))));
  }
}

const mediaTypeOf = ({ headers }: IncomingMessage): string => headers['content-type'] ?? 'application/octet-stream';

/** A body without its encodings, which are undone as far as possible; null if it is too large then. */
const bodyOf = (message: IncomingMessage, bytes: Buffer): Required<RecordedEntry['responseBody']> | null => {
  try {
    return {
      mediaType: mediaTypeOf(message),
      ...decodeContent(bytes, message.headers['content-encoding'], maxBodyBytes),
    };
  } catch {
    return null;
  }
};

/** The `Origin` that the target gets: its own in place of the recorder's and of those that the recorder allows. */
const originFor = (request: IncomingMessage, target: string, hosting: Hosting): string | undefined =>
  request.headers.origin === undefined || hosting.isForeignCall(request) ? request.headers.origin : target;

interface Passing {
  readonly at: number;
  readonly request: Buffer;
  readonly store: (entry: RecordedEntry) => void;
}

/** A proxy that records what passes over HTTP. */
const recordingProxy = (target: string, hosting: Hosting, recording: Recording, report: (sentence: string) => void) => {
  const proxy = createProxyServer({ target, changeOrigin: true, cookieDomainRewrite: '' });
  const passing = new WeakMap<IncomingMessage, Passing>();
  proxy.on('proxyReq', (outgoing, request) => {
    // So that every answer is whole and readable.
    outgoing.setHeader('Accept-Encoding', 'identity');
    for (const name of conditionalHeaders) outgoing.removeHeader(name);
    const origin = originFor(request, target, hosting);
    if (origin !== undefined) outgoing.setHeader('Origin', origin);
  });
  proxy.on('proxyRes', (answer, request) => {
    const url = new URL(request.url ?? '/', target).href;
    const { location } = answer.headers;
    // A redirection within the back end stays within the recorder, and the replay.
    const within = location === undefined ? null : withinOrigin(location, target);
    if (within !== null) answer.headers.location = within;
    const responseHeaders = headersOf(answer).map(({ name, value }) =>
      name.toLowerCase() === 'location' ? { name, value: answer.headers.location ?? value } : { name, value },
    );
    if (hosting.hasAllowedOrigins) answer.headers['cross-origin-resource-policy'] = 'cross-origin';
    const chunks: Buffer[] = [];
    let size = 0;
    answer.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBodyBytes) chunks.push(chunk);
    });
    answer.on('end', () => {
      const known = passing.get(request);
      if (known === undefined) return;
      const responseBody = size > maxBodyBytes ? null : bodyOf(answer, Buffer.concat(chunks));
      if (responseBody === null) return report(`${request.method} ${url} is left out: its answer is too large.`);
      known.store({
        at: known.at,
        ms: Date.now() - known.at,
        method: request.method ?? 'GET',
        url,
        headers: headersOf(request),
        body: known.request.length === 0 ? null : bodyOf(request, known.request),
        status: answer.statusCode ?? 0,
        responseHeaders,
        responseBody,
      });
    });
  });
  proxy.on('error', (error, request, response) => {
    report(`${request?.method} ${request?.url} failed: ${codeOf(error)}.`);
    if (response === undefined || !('writeHead' in response) || response.headersSent) return void response?.destroy();
    response.writeHead(502, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(failureBody('unavailable', null, 'recorder')));
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [at, store] = [Date.now(), recording.begin()];
    const body = await buffer(request);
    passing.set(request, { at, request: body, store });
    await proxy.web(request, response, { buffer: Readable.from(body.length === 0 ? [] : [body]) });
  };
};

/**
 * Starts a proxy before a back end that records what passes over HTTP and sockets as a HAR file, without cookies, tokens and passwords.
 * Rejects with a `TargetError` or a `RecordingFileError`.
 */
export const openRecorder = async (options: RecorderOptions): Promise<Served> => {
  const { target, file, allowedOrigins = [], allowedHeaders = [], report = () => undefined } = options;
  await probe(target);
  const recording = new Recording(file, report);
  const hosting = createHosting({ allowedOrigins, allowedHeaders });
  const pass = recordingProxy(target, hosting, recording, report);
  const app = new Koa();
  app.silent = true;
  app.use(crossOrigin(hosting));
  app.use((ctx) => {
    ctx.respond = false;
    return pass(ctx.req, ctx.res);
  });
  const callback = app.callback();
  const served = await serve(
    (request, response) => void callback(request, response),
    (request, accept) =>
      recordSocket(request, accept, {
        target,
        origin: originFor(request, target, hosting),
        store: recording.begin(),
      }),
    options,
  );
  return {
    ...served,
    close: async () => {
      await served.close();
      await recording.save();
    },
  };
};
