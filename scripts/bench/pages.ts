import { bestRound, load, loadText, median, runRenderings, serve, type Load, type Row } from './measure.ts';
import { isTiny, rounds as roundsOf } from './rounds.ts';

const seconds = 5;
const connections = 10;
const anonymous = { cookie: 'age=1; consent=necessary; language=en; theme=dark' };
const browserEncodings = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const withoutZstd = { 'accept-encoding': 'gzip, br' };

const loadHome = async (kind: string, headers: Readonly<Record<string, string>>): Promise<Load> => {
  const served = await serve(kind);
  try {
    return await load(served, { path: '/en/', headers: { ...anonymous, ...headers } }, seconds, connections);
  } finally {
    await served.close();
  }
};

/** Loads both servers twice in turn, and compares the better rounds. */
const pairOf = async (headers: Readonly<Record<string, string>> = {}): Promise<{ ours: Load; bare: Load }> => {
  const rounds = { ours: [] as Load[], bare: [] as Load[] };
  for (let round = 0; round < roundsOf(2); round += 1) {
    rounds.ours.push(await loadHome('reference', headers));
    rounds.bare.push(await loadHome('bare-react', headers));
  }
  return { ours: bestRound(rounds.ours), bare: bestRound(rounds.bare) };
};

const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;

const overHttp = (name: string, { ours, bare }: { ours: Load; bare: Load }, minRatio: number): Row => ({
  name,
  value: `${milliseconds(ours.cpuMicros / 1000)} a page`,
  reference: `React alone behind node:http ${milliseconds(bare.cpuMicros / 1000)}`,
  ratio: bare.cpuMicros / ours.cpuMicros,
  minRatio,
});

/** Rendering home compared with React alone, for the same elements as constants, in process and over HTTP; home from the cache. */
export const pageRows = async (): Promise<Row[]> => {
  const { ours, bare, elements } = await runRenderings();
  const plain = await pairOf();
  // The others differ by a header.
  const compressed = isTiny ? plain : await pairOf(browserEncodings);
  const olderCompressed = isTiny ? plain : await pairOf(withoutZstd);
  const cached = isTiny ? plain.ours : await loadHome('reference-cached', {});
  const cachedCompressed = await loadHome('reference-cached', browserEncodings);
  return [
    {
      name: 'home rendered, CPU',
      value: milliseconds(median(ours)),
      reference: `React alone, the same ${elements} elements as constants, ${milliseconds(median(bare))}`,
      ratio: median(bare) / median(ours),
      minRatio: 0.18,
    },
    overHttp('home over HTTP, CPU', plain, 0.12),
    overHttp('home over HTTP, compressed as browsers ask for it, CPU', compressed, 0.12),
    overHttp('home over HTTP, compressed with gzip or br, CPU', olderCompressed, 0.12),
    {
      name: 'home from the cache, rate',
      value: loadText(cached),
      reference: `rendered ${loadText(plain.ours)}`,
      ratio: null,
      minRatio: null,
    },
    {
      name: 'home from the cache, compressed, rate',
      value: loadText(cachedCompressed),
      reference: `rendered ${loadText(compressed.ours)}`,
      ratio: null,
      minRatio: null,
    },
  ];
};
