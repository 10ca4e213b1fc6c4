import { createServer, type Server } from 'node:http';
import {
  checkSeeds,
  collections,
  createHosting,
  mayReachDevConsole,
  readRows,
  writeRows,
  type Collection,
  type UncheckedSeeds,
} from '@lounge/mock-api/server';
import jsonServer from 'json-server';
import { validateChange } from './checked-changes.ts';
import { watchFiles } from './watch-files.ts';

type Handler = ReturnType<typeof jsonServer.defaults>[number];
type Data = Record<Collection, unknown[]>;

/** The seed editor: json-server over a directory of seed files. */
export interface DataServer {
  readonly http: Server;
  close(): Promise<void>;
}

const readAll = (directory: string): Data =>
  Object.fromEntries(collections.map((name) => [name, [...readRows(directory, name)]])) as Data;

/** Normalizes the order of fields; invalid data is returned unchanged, so that it can be fixed by hand. */
const normalized = (data: UncheckedSeeds): UncheckedSeeds => {
  const checked = checkSeeds(data);
  return checked.ok ? checked.seeds : data;
};

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

const hosting = createHosting();

/** Allows requests from this machine only, and no changes from pages of other sites. */
const checkAccess: Handler = (request, response, next) => {
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (!mayReachDevConsole(request, 'loopback')) return void response.status(404).json({ error: 'Not found.' });
  if (!isReading(request.method) && hosting.isForeign(request))
    return void response.status(403).json({ error: 'The request came from another site.' });
  next();
};

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Rejects parameters that json-server fails on: nested ones, repeated options, and joins, as no field of the seeds is named after its
 * collection. Patterns are read literally: json-server makes regular expressions of them, and some take longer than anybody waits.
 */
const checkQuery: Handler = (request, response, next) => {
  const { query } = request;
  for (const [name, value] of Object.entries(query)) {
    const isOption = name === 'q' || name.startsWith('_');
    const texts = [value].flat();
    const isPlain = texts.every((each) => typeof each === 'string') && (!isOption || texts.length === 1);
    if (!isPlain || name === '_expand' || name === '_embed')
      return void response.status(400).json({ error: `The parameter ${name} is not supported.` });
    if (name.endsWith('_like')) query[name] = texts.map(escaped);
  }
  next();
};

const validateBody =
  (data: () => UncheckedSeeds): Handler =>
  (request, response, next) => {
    if (isReading(request.method)) return next();
    const { method, path } = request;
    const validated = validateChange(data(), { method, path, body: request.body as unknown });
    if (!validated.ok) return void response.status(validated.status).json({ error: validated.sentence });
    request.body = validated.body;
    next();
  };

/** Express recognizes an error handler by its four parameters. */
const handleError = (
  error: { status?: number; stack?: string },
  _request: Parameters<Handler>[0],
  response: Parameters<Handler>[1],
  _next: () => void,
): void => {
  const status = error.status ?? 500;
  if (status >= 500) process.stderr.write(`${error.stack ?? status}\n`);
  response.status(status).json({ error: status < 500 ? 'The body is not JSON.' : 'Internal error.' });
};

/** Serves the seed files of a directory with json-server's conventions. Edits are written to the files, and changed files are read. */
export const createDataServer = (directory: string): DataServer => {
  const state = readAll(directory);
  const router = jsonServer.router(state);
  // The last handler of its router responds with a stack trace; without it, errors reach `handleError`.
  router.stack = router.stack.filter(({ handle }) => handle.length !== handleError.length);
  const written = new Map(collections.map((name) => [name, JSON.stringify(state[name])]));
  const data = () => router.db.getState() as Data;
  const write = router.db.write.bind(router.db);
  const writeFiles = (): void => {
    void write();
    const rows = normalized(data());
    for (const name of collections) {
      const text = JSON.stringify(rows[name]);
      if (text === written.get(name)) continue;
      written.set(name, text);
      writeRows(directory, name, null, rows[name]);
    }
  };
  Object.assign(router.db, { write: writeFiles });
  /** Reads files that were edited by hand; for a broken one, the last valid rows stay. */
  const readFiles = (): void => {
    for (const name of collections) {
      try {
        const rows = readRows(directory, name);
        const text = JSON.stringify(rows);
        if (text === written.get(name)) continue;
        written.set(name, text);
        router.db.set(name, [...rows]).value();
      } catch {
        continue;
      }
    }
  };
  const stop = watchFiles(directory, readFiles);
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.use(checkAccess, checkQuery, jsonServer.bodyParser, validateBody(data));
  app.get('/', (_request, response) => {
    response.json(Object.fromEntries(collections.map((name) => [name, `/${name}?_page=1`])));
  });
  app.use(router);
  app.use(handleError);
  const http = createServer(app);
  const close = async () => {
    stop();
    http.closeAllConnections();
    await new Promise<void>((resolve) => void http.close(() => resolve()));
  };
  return { http, close };
};
