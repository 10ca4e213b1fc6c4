import type { IncomingMessage } from 'node:http';
import type { FailureCode } from '@lounge/protocol';

/** Bodies are small: 100 kB. @assumed The documents give no limit. */
export const largestBody = 100_000;

/** A body that was read, or why it was not. */
export type ReadBody = { ok: true; value: unknown } | { ok: false; code: FailureCode };

const bytesOf = (request: IncomingMessage, most: number): Promise<Buffer | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) return void chunks.push(chunk);
      chunks.length = 0;
      resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
    request.on('aborted', () => reject(new Error('the client went away')));
  });

/** The bytes of a body; null, and the rest let pass unread, where there are more than allowed. */
const within = async (request: IncomingMessage, most: number): Promise<Buffer | null> => {
  const isTold = Number(request.headers['content-length'] ?? 0) > most;
  const bytes = isTold ? null : await bytesOf(request, most);
  if (bytes === null) request.resume();
  return bytes;
};

/** Reads the bytes of a file; more than `most` are refused and never kept. */
export const readFile = async (request: IncomingMessage, most: number): Promise<ReadBody> => {
  const bytes = await within(request, most);
  return bytes === null ? { ok: false, code: 'tooLarge' } : { ok: true, value: new Uint8Array(bytes) };
};

/** Reads a JSON body; other types, broken JSON and bodies over 100 kB are refused by name. */
export const readJson = async (request: IncomingMessage): Promise<ReadBody> => {
  const type = request.headers['content-type'] ?? '';
  const bytes = await within(request, largestBody);
  if (bytes === null) return { ok: false, code: 'tooLarge' };
  if (bytes.length === 0) return { ok: true, value: undefined };
  if (!/^(application\/json|text\/plain)\b/i.test(type)) return { ok: false, code: 'wrongType' };
  try {
    return { ok: true, value: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    return { ok: false, code: 'malformed' };
  }
};
