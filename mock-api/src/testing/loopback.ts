import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { createServer, type ReferenceServer, type ServerOptions } from '../server/server.ts';
import { worldStore } from '../server/worlds/worlds.ts';
import { createWorld } from '../create-world.ts';
import type { LogRecord } from '../server/log.ts';
import { aWorld, newDatabase, type AWorld } from './a-world.ts';
import type { WorldParts } from '../world/world.ts';
import { plainImage } from '../world/reencode-image.ts';
import { seededRandom } from '../world/seeded-random.ts';
import { testSecret } from './test-secret.ts';

/** A request of a test. */
export interface TestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A JSON value, or the bytes as text. */
  readonly body?: unknown;
}

/** A response. */
export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A running reference server. */
export interface Loopback extends AWorld {
  readonly server: ReferenceServer;
  readonly host: string;
  readonly records: LogRecord[];
  /** A token of an anonymous visitor of the main world. */
  readonly token: string;
  readonly request: (path: string, options?: TestRequest) => Promise<TestResponse>;
  readonly close: () => Promise<void>;
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

const requester =
  (port: number) =>
  (path: string, { method, headers = {}, body }: TestRequest = {}): Promise<TestResponse> =>
    new Promise((resolve, reject) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const verb = method ?? (body === undefined ? 'GET' : 'POST');
      const options = { port, path, method: verb, headers: { ...type, ...headers }, agent: false };
      const request = httpRequest({ host: '127.0.0.1', ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const isJson = String(response.headers['content-type']).startsWith('application/json');
          const value: unknown = isJson ? JSON.parse(text) : text;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: value });
        });
      });
      request.on('error', reject);
      request.end(body === undefined ? undefined : textOf(body));
    });

/** Starts a server on a free port, with seeded worlds in memory. */
export const loopback = async ({
  reencodeImage = plainImage,
  ...options
}: Partial<ServerOptions & Pick<WorldParts, 'reencodeImage'>> = {}): Promise<Loopback> => {
  const testWorld = aWorld('main', { aroundChange: options.observation?.aroundChange, reencodeImage });
  const records: LogRecord[] = [];
  const make = (name: string) => createWorld(name, newDatabase(), testWorld.world.clock, seededRandom(1));
  const worlds = worldStore({ main: testWorld.world, make });
  const log = (record: LogRecord) => void records.push(record);
  // Requests that a test leaves behind do not hold its end up; jobs that begin after seconds would change the world under a slow test.
  const inTests = { parseAnswers: true, hasJobs: false, drainMs: 2000 };
  const server = createServer({ worlds, secret: testSecret, log, ...inTests, ...options });
  const port = await server.listen(0);
  const token = server.context.tokens.anonymous(testWorld.world);
  return {
    ...testWorld,
    server,
    host: `127.0.0.1:${port}`,
    records,
    token,
    request: requester(port),
    close: () => server.close(),
  };
};
