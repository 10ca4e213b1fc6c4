import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';

const largestForm = 4_000;

const textOf = (request: IncomingMessage, most: number): Promise<string | null> =>
  new Promise((resolve, reject) => {
    let text = '';
    const take = (chunk: string): void => {
      text += chunk;
      if (text.length <= most) return;
      request.off('data', take);
      text = '';
      resolve(null);
    };
    request.setEncoding('utf8');
    request.on('data', take);
    request.on('end', () => resolve(text));
    request.on('error', reject);
  });

/** The fields of a form; null where it has more characters than are allowed: none is kept, and the answer is the last. */
export const formOf = async (
  { req, res }: Pick<Context, 'req' | 'res'>,
  most = largestForm,
): Promise<URLSearchParams | null> => {
  const isTold = Number(req.headers['content-length'] ?? 0) > most;
  const text = isTold ? null : await textOf(req, most);
  if (text !== null) return new URLSearchParams(text);
  // What still comes passes unread, until the connection ends with the answer.
  req.resume();
  res.setHeader('Connection', 'close');
  return null;
};
