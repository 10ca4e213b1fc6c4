import type { IncomingMessage } from 'node:http';

const largestForm = 4_000;

/** The fields of a form; null where it has more characters than are allowed. */
export const formOf = (request: IncomingMessage, most = largestForm): Promise<URLSearchParams | null> =>
  new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
      if (text.length > most) resolve(null);
    });
    request.on('end', () => resolve(new URLSearchParams(text)));
    request.on('error', reject);
  });
