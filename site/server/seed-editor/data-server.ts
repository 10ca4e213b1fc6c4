import { createServer, type Server } from 'node:http';
import {
  checkSeeds,
  collections,
  isForeign,
  mayReachDevConsole,
  readRows,
  writeRows,
  type Collection,
  type UncheckedSeeds,
} from '@lounge/mock-api/server';
import jsonServer from 'json-server';
import { judge } from './checked-changes.ts';
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

/** Rows in the order of their fields; what does not fit stays as it is, for somebody to mend. */
const tidied = (data: UncheckedSeeds): UncheckedSeeds => {
  const checked = checkSeeds(data);
  return checked.ok ? checked.seeds : data;
};

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** This machine only, and no change from a page of another site. */
const guarded: Handler = (request, response, next) => {
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (!mayReachDevConsole(request, 'loopback'))
    return void response.status(404).json({ error: 'There is nothing here.' });
  if (!isReading(request.method) && isForeign(request))
    return void response.status(403).json({ error: 'This came from another site.' });
  next();
};

/** What the router would answer with a stack. */
const readable: Handler = (request, response, next) => {
  const patterns = Object.entries(request.query).filter(([name]) => name.endsWith('_like'));
  try {
    for (const [, value] of patterns)
      for (const each of [value].flat()) if (typeof each === 'string') RegExp(each, 'i');
    next();
  } catch {
    response.status(400).json({ error: 'The words to look for are no pattern.' });
  }
};

const judging =
  (data: () => UncheckedSeeds): Handler =>
  (request, response, next) => {
    if (isReading(request.method)) return next();
    const { method, path } = request;
    const judged = judge(data(), { method, path, body: request.body as unknown });
    if (!judged.ok) return void response.status(judged.status).json({ error: judged.sentence });
    request.body = judged.body;
    next();
  };

/** Express takes a function of four for the one that hears of errors. */
const failing = (
  error: { status?: number },
  _request: Parameters<Handler>[0],
  response: Parameters<Handler>[1],
  _next: () => void,
): void => {
  const status = error.status ?? 500;
  response.status(status).json({ error: status < 500 ? 'This is not JSON.' : 'This did not work.' });
};

/** Serves the seed files of a directory by the conventions of json-server; what is edited goes to its file, and back. */
export const createDataServer = (directory: string): DataServer => {
  const state = readAll(directory);
  const router = jsonServer.router(state);
  const written = new Map(collections.map((name) => [name, JSON.stringify(state[name])]));
  const data = () => router.db.getState() as Data;
  const write = router.db.write.bind(router.db);
  const writeFiles = (): void => {
    void write();
    const rows = tidied(data());
    for (const name of collections) {
      const text = JSON.stringify(rows[name]);
      if (text === written.get(name)) continue;
      written.set(name, text);
      writeRows(directory, name, null, rows[name]);
    }
  };
  Object.assign(router.db, { write: writeFiles });
  /** A file that somebody edited by hand; a broken one keeps its last good rows. */
  const look = (): void => {
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
  const stop = watchFiles(directory, look);
  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.use(guarded, readable, jsonServer.bodyParser, judging(data));
  app.get('/', (_request, response) => {
    response.json(Object.fromEntries(collections.map((name) => [name, `/${name}?_page=1`])));
  });
  app.use(router);
  app.use(failing);
  const http = createServer(app);
  const close = async () => {
    stop();
    http.closeAllConnections();
    await new Promise<void>((resolve) => void http.close(() => resolve()));
  };
  return { http, close };
};
