// Renders the page with a nonce of its own and a strict Content-Security-Policy, and serves its script and fonts.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { page } from './dist/page.js';

const { PORT = '4000', SERVER = 'http://localhost:3000' } = process.env;

const policy = (nonce) =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `font-src 'self'`,
    `img-src ${SERVER}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');

async function answer({ url = '/' }) {
  if (url === '/browser.js') {
    return { type: 'text/javascript', body: await readFile(new URL('./dist/browser.js', import.meta.url)) };
  }
  const [, font] = /^\/fonts\/([\w-]+\.woff2)$/.exec(url) ?? [];
  if (font) {
    return { type: 'font/woff2', body: await readFile(new URL(import.meta.resolve(`@lounge/kit/fonts/${font}`))) };
  }
  if (url !== '/') return null;
  const nonce = randomBytes(16).toString('base64');
  return { type: 'text/html; charset=utf-8', policy: policy(nonce), body: await page(SERVER, nonce) };
}

async function respond(request, response) {
  try {
    const answered = await answer(request);
    if (answered === null) return response.writeHead(404).end();
    response.setHeader('Content-Type', answered.type);
    if (answered.policy) response.setHeader('Content-Security-Policy', answered.policy);
    return response.end(answered.body);
  } catch (error) {
    process.stderr.write(`${error}\n`);
    return response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The page cannot be shown now.');
  }
}

createServer((request, response) => void respond(request, response)).listen(Number(PORT), '127.0.0.1', () =>
  process.stdout.write(`http://127.0.0.1:${PORT}/\n`),
);
