import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationText, queryPath } from '@lounge/protocol';
import { actorHeatMaps } from '@lounge/protocol/content/actors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loopback, type Loopback } from '../../testing/loopback.ts';
import { openSocket } from '../../testing/open-socket.ts';
import { hashOfToken } from '../accounts/tokens.ts';
import { openObservation } from '../observation.ts';

/** The parts of OTLP's JSON that the tests read. */
interface SentSpan {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: readonly { key: string; value: Readonly<Record<string, unknown>> }[];
}
interface SentTraces {
  readonly resourceSpans: readonly {
    readonly resource: Pick<SentSpan, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const attributesOf = ({ attributes }: Pick<SentSpan, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector that keeps what it gets. */
const openCollector = async (status = 200) => {
  const received: { path: string; headers: IncomingHttpHeaders; body: SentTraces }[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as SentTraces;
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

let collector: Awaited<ReturnType<typeof openCollector>>;
let backend: Loopback | null = null;
const reported: unknown[] = [];
beforeEach(async () => {
  collector = await openCollector();
  reported.splice(0);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await backend?.close();
  backend = null;
  collector.close();
});

/** Runs work on a server with traces; returns what the collector got by the end. */
const traced = async (work: (backend: Loopback) => Promise<unknown>, environment: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment }))
    vi.stubEnv(name, value);
  const observation = await openObservation({
    hasMetrics: true,
    hasTraces: true,
    report: (cause) => void reported.push(cause),
  });
  backend = await loopback({ observation });
  await work(backend);
  await observation.tracing?.close();
  const sent = collector.received.flatMap(({ body }) => body.resourceSpans);
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans));
  return { spans, resources: sent.map(({ resource }) => attributesOf(resource)) };
};

const server = 2;
const parent = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${parent.traceId}-${parent.spanId}-01`;

test('a REST call is one span with its id, outcome and request id, within the trace of its client', async () => {
  let id: unknown;
  const { spans, resources } = await traced(
    async ({ request }) => {
      const { headers } = await request('/rest/v1/actor/getActor/101?language=de', { headers: { traceparent } });
      id = headers['x-request-id'];
    },
    { OTEL_SERVICE_NAME: 'site-of-a-test', OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test' },
  );
  expect(spans).toMatchObject([
    { name: 'content/actors/getActor', kind: server, traceId: parent.traceId, parentSpanId: parent.spanId },
  ]);
  expect(attributesOf(spans[0]!)).toEqual({
    'lounge.call': 'content/actors/getActor',
    'lounge.outcome': 'ok',
    'lounge.request_id': id,
    'http.request.method': 'GET',
    'http.response.status_code': 200,
  });
  expect(resources).toMatchObject([{ 'service.name': 'site-of-a-test', 'deployment.environment.name': 'test' }]);
  expect(collector.received).toMatchObject([{ path: '/v1/traces' }]);
});

test.each([
  ['/rest/v1/actor/getActor/999999', 'content/actors/getActor', 'unknown'],
  ['/rest/v1/actor/getActor/abc', 'content/actors/getActor', 'malformed'],
  ['/rest/v1/made/up', 'GET', 'unknown'],
])('the span of %s says how it failed, and is no error of the server', async (path, name, outcome) => {
  const { spans } = await traced(({ request }) => request(path));
  expect(spans.map((each) => [each.name, attributesOf(each)['lounge.outcome'], each.status.code ?? 0])).toEqual([
    [name, outcome, 0],
  ]);
});

test('an unexpected error is an error of its span', async () => {
  const { spans } = await traced(async ({ request, run }) => {
    await run('alter table actor rename to gone');
    await request('/rest/v1/actor/getActor/101');
  });
  expect(spans.map((each) => [attributesOf(each)['lounge.outcome'], each.status.code])).toEqual([['failed', 2]]);
});

test('a query is a span, and each of its calls one within it', async () => {
  const { spans } = await traced(({ request, token }) =>
    request(queryPath, {
      headers: { authorization: `Bearer ${token}` },
      body: { query: operationText(actorHeatMaps), variables: { actorId: 101 } },
    }),
  );
  expect(spans.map(({ name }) => name)).toEqual(['content/actors/actorHeatMaps', 'POST']);
  expect(spans[0]?.parentSpanId).toBe(spans[1]?.spanId);
});

test('a command is a span with its changes within, and the number of their tries', async () => {
  const { spans } = await traced(async ({ host, run }) => {
    await run(`insert into session ("tokenHash", "guestId", "createdAt") values (?, 7, '')`, hashOfToken('of-robin'));
    const { exchange, socket } = await openSocket(host);
    const robin = { accessToken: 'of-robin', guestId: 7 };
    await exchange({ type: 'sessionRequest', language: 'de', ...robin });
    await exchange({ type: 'favouritePinActor', actorId: 101, ...robin });
    socket.terminate();
  });
  const command = spans.find(({ name }) => name === 'content/favourites/favouritePinActor')!;
  expect(command).toMatchObject({ kind: server });
  expect(attributesOf(command)).toMatchObject({
    'lounge.outcome': 'ok',
    'lounge.request_id': expect.stringMatching(/./),
  });
  const changes = spans.filter(({ parentSpanId }) => parentSpanId === command.spanId);
  expect(changes.map((each) => [each.name, attributesOf(each)])).toEqual([
    ['change', { 'db.system.name': 'sqlite', 'lounge.tries': 1, 'lounge.outcome': 'committed' }],
  ]);
});

test.each([
  ['always_off', undefined, 0],
  ['parentbased_always_on', `${traceparent.slice(0, -2)}00`, 0],
  ['always_on', `${traceparent.slice(0, -2)}00`, 1],
])('the sampler %s with traceparent %s sends %i spans', async (sampler, header, count) => {
  const headers: Record<string, string> = header === undefined ? {} : { traceparent: header };
  const { spans } = await traced(({ request }) => request('/rest/v1/actor/getActor/101', { headers }), {
    OTEL_TRACES_SAMPLER: sampler,
  });
  expect(spans).toHaveLength(count);
});

test('pictures have no spans, pages have', async () => {
  const { spans } = await traced(async ({ request }) => {
    await request('/pictures/velvet/portrait/mirela', { headers: { accept: 'image/avif,*/*' } });
    await request('/en/', { headers: { accept: 'text/html,*/*;q=0.8' } });
  });
  expect(spans.map(({ name }) => name)).toEqual(['GET']);
});

test('a collector that rejects is reported, and calls go on', async () => {
  collector.close();
  collector = await openCollector(400);
  await traced(async ({ request }) => {
    expect(await request('/rest/v1/actor/getActor/101')).toMatchObject({ status: 200 });
  });
  expect(reported).toMatchObject([{ message: '1 spans could not be sent.' }]);
});
