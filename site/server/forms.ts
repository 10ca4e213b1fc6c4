import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';

const defaultMaxLength = 4_000;

const textOf = (request: IncomingMessage, maxLength: number): Promise<string | null> =>
  new Promise((resolve, reject) => {
    let text = '';
    const onData = (chunk: string): void => {
      text += chunk;
      if (text.length <= maxLength) return;
      request.off('data', onData);
      text = '';
      resolve(null);
    };
    request.setEncoding('utf8');
    request.on('data', onData);
    request.on('end', () => resolve(text));
    request.on('error', reject);
  });

/** Reads the fields of a form. Returns null if it has more than `maxLength` characters; the connection then closes. */
export const formOf = async (
  { req, res }: Pick<Context, 'req' | 'res'>,
  maxLength = defaultMaxLength,
): Promise<URLSearchParams | null> => {
  const isDeclaredTooLong = Number(req.headers['content-length'] ?? 0) > maxLength;
  const text = isDeclaredTooLong ? null : await textOf(req, maxLength);
  if (text !== null) return new URLSearchParams(text);
  // The rest of the body is discarded until the connection closes after the response.
  req.resume();
  res.setHeader('Connection', 'close');
  return null;
};
