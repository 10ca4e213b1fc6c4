// An invented back end with an API of its own: people as JSON, changes as server-sent events, pictures as SVG. It also serves the page.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const names = ['Ilka', 'Tarek', 'Oona', 'Bruno', 'Sanne', 'Ivo', 'Maeve', 'Radu'];
const people = names.map((called, at) => ({
  key: at + 1,
  called,
  years: 24 + at * 3,
  town: ['Riga', 'Porto', 'Ghent', 'Graz'][at % 4],
  centsPerMinute: 120 + at * 40,
  isThere: true,
}));
const listeners = new Set();

const picture = (key, width) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 4) / 3}" viewBox="0 0 3 4"><path fill="hsl(${key * 45} 40% 30%)" d="M0 0h3v4H0z"/><circle cx="1.5" cy="${1 + key / 6}" r=".8" fill="hsl(${key * 45} 60% 65%)"/></svg>`;

const setThere = (key, isThere) => {
  const person = people.find((each) => each.key === key);
  if (person === undefined) return 404;
  person.isThere = isThere;
  const event = `event: ${isThere ? 'came' : 'left'}\ndata: ${JSON.stringify({ key, called: person.called })}\n\n`;
  for (const response of listeners) response.write(event);
  return 204;
};

const send = (response, status, type, body) => response.writeHead(status, { 'Content-Type': type }).end(body);
const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

async function sendFile(response, path) {
  try {
    const file = await readFile(new URL(`./dist${path === '/' ? '/index.html' : path}`, import.meta.url));
    send(response, 200, types[path === '/' ? 'html' : path.split('.').at(-1)] ?? 'application/octet-stream', file);
  } catch {
    send(response, 404, 'text/plain', 'There is no such file.');
  }
}

function answer(request, response) {
  const base = 'http://localhost';
  if (!URL.canParse(request.url, base)) return send(response, 400, 'text/plain', 'This is no address.');
  const { pathname, searchParams } = new URL(request.url, base);
  const [, key, isThere] = /^\/api\/people\/(\d+)\/(here|away)$/.exec(pathname) ?? [];
  if (request.method === 'POST' && key) return response.writeHead(setThere(Number(key), isThere === 'here')).end();
  if (pathname === '/api/people') {
    const found = people.filter((each) => each.isThere || !searchParams.has('there'));
    const from = Number(searchParams.get('from') ?? 0);
    const page = found.slice(from, from + Number(searchParams.get('limit') ?? 20));
    return send(response, 200, 'application/json', JSON.stringify({ people: page, count: found.length }));
  }
  if (pathname === '/api/changes') {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
    listeners.add(response);
    return response.on('close', () => listeners.delete(response));
  }
  const [, drawn] = /^\/portraits\/(\d+)$/.exec(pathname) ?? [];
  if (drawn) return send(response, 200, 'image/svg+xml', picture(Number(drawn), Number(searchParams.get('width'))));
  return sendFile(response, pathname);
}

const port = Number(process.env.PORT ?? 4000);
createServer(answer).listen(port, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}/\n`));
