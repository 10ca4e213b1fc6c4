/**
 * Measures the verification of all pacts, and Pact's own verifier with the same files against a server that returns what
 * they expect. Prints one line of JSON.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { pactDirectory } from '../../../contracts/src/consume/files.ts';
import { pactsIn, type Interaction, type PactFile } from '../../../contracts/src/verify/pact-files.ts';
import { startReference } from '../../../contracts/src/verify/reference.ts';
import { verifyInWorkers } from '../../../contracts/src/verify/workers.ts';

process.env['PACT_DO_NOT_TRACK'] = 'true';

interface ExpectedResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, readonly string[]>>;
  readonly body?: { readonly content: unknown };
}

/** Set by `npm run bench -- --tiny`, where no figure counts. */
const isTiny = process.env['BENCH_TINY'] === '1';
const rounds = isTiny ? 1 : 3;

/** The message that a message interaction expects. */
const expectedMessage = ({ contents, response }: Interaction): object => {
  if (contents !== undefined) return contents.content;
  const [first] = response as readonly { contents: { content: object } }[];
  return first?.contents.content ?? {};
};

/** Starts a server that returns the responses of a file's interactions in order, whatever is requested. */
const constantServer = async (file: PactFile) => {
  const responses = file.interactions
    .filter(({ type }) => type === 'Synchronous/HTTP')
    .map(({ response }) => response as ExpectedResponse);
  let next = 0;
  const server = createServer((_request, response) => {
    const { status, headers = {}, body } = responses[next % responses.length] ?? { status: 500 };
    next += 1;
    const joined = Object.fromEntries(Object.entries(headers).map(([name, values]) => [name, values.join(', ')]));
    response.writeHead(status, joined).end(body === undefined ? '' : JSON.stringify(body.content));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

const pactAlone = async (files: ReadonlyMap<string, PactFile>): Promise<number> => {
  let total = 0;
  for (const [path, file] of files) {
    const constant = await constantServer(file);
    const messages = file.interactions.filter(({ type }) => type !== 'Synchronous/HTTP');
    const verifier = new Verifier({
      provider: file.provider.name,
      providerBaseUrl: constant.baseUrl,
      pactUrls: [path],
      logLevel: 'error',
      messageProviders: Object.fromEntries(
        messages.map((each) => [
          each.description,
          async () => ({ __pactMessageMetadata: { contentType: 'application/json' }, message: expectedMessage(each) }),
        ]),
      ),
    });
    const startedAt = performance.now();
    await verifier.verifyProvider().catch(() => undefined);
    total += performance.now() - startedAt;
    constant.close();
  }
  return total;
};

const ours = async (files: ReadonlyMap<string, PactFile>): Promise<number> => {
  const reference = await startReference();
  const startedAt = performance.now();
  const { baseUrl, socketUrl, statesUrl } = reference;
  const outcome = await verifyInWorkers([...files.values()], {
    baseUrl,
    socketUrl,
    statesUrl,
    waitMs: 10_000,
    strict: false,
    headers: {},
    numbers: true,
    teardown: false,
    parallel: 1,
    timeoutMs: 600_000,
    verbose: false,
    progress: () => undefined,
  });
  const duration = performance.now() - startedAt;
  await reference.close();
  if (outcome.problems.length > 0) throw new Error(outcome.problems[0]);
  return duration;
};

/** A copy of the smallest file with a few of its interactions. */
const fewInteractions = (all: ReadonlyMap<string, PactFile>, directory: string): ReadonlyMap<string, PactFile> => {
  const [smallest] = [...all.values()].toSorted((one, other) => one.interactions.length - other.interactions.length);
  if (smallest === undefined) throw new Error('there are no pacts');
  const file = { ...smallest, interactions: smallest.interactions.slice(0, 5) };
  const path = join(directory, 'few.json');
  writeFileSync(path, JSON.stringify(file));
  return new Map([[path, file]]);
};

/** As many reads as wanted, each with a description of its own. */
const readsOf = (all: ReadonlyMap<string, PactFile>, count: number): ReadonlyMap<string, PactFile> => {
  const file = [...all.values()].find(({ provider }) => provider.name === 'rest-api');
  const reads = file?.interactions.filter(({ request }) => request?.['method'] === 'GET') ?? [];
  if (file === undefined || reads.length === 0) throw new Error('there are no reads');
  const interactions = Array.from({ length: count }, (_, at): Interaction => {
    const read = reads[at % reads.length] as Interaction;
    return { ...read, description: `${read.description}, ${at + 1}` };
  });
  return new Map([['reads.json', { ...file, interactions }]]);
};

const all = pactsIn(pactDirectory);
const directory = mkdtempSync(join(tmpdir(), 'lounge-bench-pacts-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
const files = isTiny ? fewInteractions(all, directory) : all;
const count = [...files.values()].reduce((sum, { interactions }) => sum + interactions.length, 0);
const times = { ours: Infinity, alone: Infinity };
for (let round = 0; round < rounds; round += 1) {
  times.alone = Math.min(times.alone, await pactAlone(files));
  times.ours = Math.min(times.ours, await ours(files));
}
const [few, many] = isTiny ? [2, 4] : [100, 1000];
const each = { few: Infinity, many: Infinity };
for (let round = 0; round < rounds; round += 1) {
  each.few = Math.min(each.few, (await ours(readsOf(all, few))) / few);
  each.many = Math.min(each.many, (await ours(readsOf(all, many))) / many);
}
process.stdout.write(`\n${JSON.stringify({ bench: 'verification', count, ...times, few, many, each })}\n`);
process.exit(0);
