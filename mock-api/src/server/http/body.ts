import type { IncomingMessage } from 'node:http';
import type { FailureCode } from '@lounge/protocol';

/** The maximum size of a JSON body in bytes. @assumed The documents give no limit. */
export const maxBodyBytes = 100_000;

/** A body, or the reason why it could not be read. */
export type ReadBody = { ok: true; value: unknown } | { ok: false; code: FailureCode };

const bytesOf = (request: IncomingMessage, maxBytes: number): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    if (request.readableEnded) return reject(new Error('The body was read before the call.'));
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      chunks.length = 0;
      resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('aborted', () => reject(new Error('The client closed the connection.')));
  });

/** Reads a body. Returns null, and discards the rest, if it has more bytes than allowed. */
const readBytes = async (request: IncomingMessage, maxBytes: number): Promise<Buffer | null> => {
  const isTooLong = Number(request.headers['content-length'] ?? 0) > maxBytes;
  const bytes = isTooLong ? null : await bytesOf(request, maxBytes);
  if (bytes === null) request.resume();
  return bytes;
};

/** Reads an uploaded file; more than `maxBytes` are rejected and not buffered. */
export const readFile = async (request: IncomingMessage, maxBytes: number): Promise<ReadBody> => {
  const bytes = await readBytes(request, maxBytes);
  return bytes === null
    ? { ok: false, code: 'tooLarge' }
    : { ok: true, value: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
};

/** Reads a JSON body. Fails for other content types, broken JSON and bodies over 100 kB. */
export const readJson = async (request: IncomingMessage): Promise<ReadBody> => {
  const type = request.headers['content-type'] ?? '';
  const bytes = await readBytes(request, maxBodyBytes);
  if (bytes === null) return { ok: false, code: 'tooLarge' };
  if (bytes.length === 0) return { ok: true, value: undefined };
  if (!/^(application\/json|text\/plain)\b/i.test(type)) return { ok: false, code: 'wrongType' };
  try {
    return { ok: true, value: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    return { ok: false, code: 'malformed' };
  }
};
