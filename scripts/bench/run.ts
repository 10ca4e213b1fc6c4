/** `npm run bench [rest query charge media pages sockets browser conversation verification]`: ratios measured side by side in one run. */
import { requireNode } from '../../site/server/require-node.ts';
import type { Row } from './measure.ts';

requireNode(24);

const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  rest: async () => (await import('./rest.ts')).restRows(),
  query: async () => (await import('./rest.ts')).queryRows(),
  charge: async () => (await import('./charge.ts')).chargeRows(),
  media: async () => (await import('./media.ts')).mediaRows(),
  pages: async () => (await import('./pages.ts')).pageRows(),
  sockets: async () => (await import('./sockets.ts')).socketRows(),
  verification: async () => (await import('./verification.ts')).verificationRows(),
  browser: async () => (await import('./browser.ts')).browserRows(),
  conversation: async () => (await import('./conversation.ts')).conversationRows(),
};

const print = ({ name, value, reference, ratio, least }: Row): boolean => {
  const isMissed = ratio !== null && least !== null && ratio < least;
  const goal = least === null ? '' : `  at least ${least}${isMissed ? '  MISSED' : ''}`;
  process.stdout.write(
    `${name}\n    ${value}   beside ${reference}\n    ${ratio === null ? '' : `ratio ${ratio.toFixed(2)}`}${goal}\n`,
  );
  return isMissed;
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => parts[name] === undefined);
if (unknown !== undefined) {
  process.stderr.write(`There is no bench "${unknown}"; there are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}
let missed = 0;
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const row of await measure()) if (print(row)) missed += 1;
}
process.stdout.write(missed === 0 ? 'Every goal was reached.\n' : `${missed} goals were missed.\n`);
process.exit(missed === 0 ? 0 : 1);
