/** `npm run bench [--tiny] [pages lighthouse phone streams chat rest query charge tips weights metering media video lightbox shifts sockets verification browser search conversation tiles feed flat]`: measures ratios to references in one run. */
import { requireNode } from '../../site/server/require-node.ts';
import type { Row } from './measure.ts';

requireNode(24);

/** The ones that wait longest begin. */
const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  pages: async () => (await import('./pages.ts')).pageRows(),
  lighthouse: async () => [
    ...(await (await import('./lighthouse.ts')).lighthouseRows()),
    // Not beside the others, as Lighthouse measures one page at a time; and not in a tiny run, as it takes half a minute.
    ...(isTiny() ? [] : await (await import('./lighthouse.ts')).auditRows()),
  ],
  phone: async () => (await import('./phone.ts')).phoneRows(),
  streams: async () => (await import('./streams.ts')).streamRows(),
  chat: async () => (await import('./chat-hour.ts')).chatHourRows(),
  rest: async () => (await import('./rest.ts')).restRows(),
  query: async () => (await import('./rest.ts')).queryRows(),
  charge: async () => (await import('./charge.ts')).chargeRows(),
  tips: async () => (await import('./tips.ts')).tipRows(),
  weights: async () => (await import('./weights.ts')).weightRows(),
  metering: async () => (await import('./metering.ts')).meteringRows(),
  media: async () => (await import('./media.ts')).mediaRows(),
  video: async () => (await import('./first-frame.ts')).firstFrameRows(),
  lightbox: async () => (await import('./lightbox.ts')).lightboxRows(),
  shifts: async () => (await import('./shifts.ts')).shiftRows(),
  sockets: async () => (await import('./sockets.ts')).socketRows(),
  verification: async () => (await import('./verification.ts')).verificationRows(),
  browser: async () => (await import('./browser.ts')).browserRows(),
  search: async () => (await import('./typed-search.ts')).typedSearchRows(),
  conversation: async () => (await import('./conversation.ts')).conversationRows(),
  tiles: async () => (await import('./tiles.ts')).tileRows(),
  feed: async () => (await import('./feed.ts')).feedRows(),
  flat: async () => (await import('./flat.ts')).flatRows(),
};

const print = ({ name, value, reference, ratio, minRatio }: Row): boolean => {
  const isMissed = ratio !== null && minRatio !== null && ratio < minRatio;
  const goal = minRatio === null ? '' : `  at least ${Number(minRatio.toFixed(2))}${isMissed ? '  MISSED' : ''}`;
  process.stdout.write(
    `${name}\n    ${value}   compared with ${reference}\n    ${ratio === null ? '' : `ratio ${ratio.toFixed(2)}`}${goal}\n`,
  );
  return isMissed;
};

const secondsSince = (at: number): string => ((performance.now() - at) / 1000).toFixed(1);

const isTiny = (): boolean => process.argv.includes('--tiny');
const selected = process.argv.slice(2).filter((each) => each !== '--tiny');
// Before the parts are loaded, which read it.
if (isTiny()) process.env['BENCH_TINY'] = '1';
const unknown = selected.find((name) => parts[name] === undefined);
if (unknown !== undefined) {
  process.stderr.write(`Unknown benchmark "${unknown}". Benchmarks: ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}
let missed = 0;
const failed: string[] = [];

const runPart = async (name: string, measure: () => Promise<Row[]>): Promise<void> => {
  // One that cannot be measured hides no other.
  const startedAt = performance.now();
  try {
    const rows = await measure();
    const isMeasured = rows.every(({ ratio }) => ratio === null || Number.isFinite(ratio));
    if (rows.length === 0 || !isMeasured) throw new Error('it measured nothing');
    if (isTiny()) process.stdout.write(`${name}: ${rows.length} rows can be measured, ${secondsSince(startedAt)} s.\n`);
    else for (const row of rows) if (print(row)) missed += 1;
  } catch (error) {
    failed.push(name);
    process.stderr.write(`${name} failed: ${error instanceof Error ? error.stack : String(error)}\n`);
  }
};

const waiting = Object.entries(parts)
  .filter(([name]) => selected.length === 0 || selected.includes(name))
  .values();
const runWaiting = async (): Promise<void> => {
  for (const [name, measure] of waiting) await runPart(name, measure);
};
// A tiny run mostly waits, and its figures do not count.
await Promise.all(Array.from({ length: isTiny() ? 4 : 1 }, runWaiting));
if (failed.length > 0) process.stdout.write(`Not measured: ${failed.join(', ')}.\n`);
if (isTiny()) process.exit(failed.length === 0 ? 0 : 1);
process.stdout.write(missed === 0 ? 'Every goal that was measured was reached.\n' : `${missed} goals were missed.\n`);
process.exit(missed === 0 && failed.length === 0 ? 0 : 1);
