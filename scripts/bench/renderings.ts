/** Measures the rendering of home in a process of its own, as production builds are chosen when React is loaded. */
import { bareHomeOf, homeRenderer } from './home.ts';
import { rounds } from './rounds.ts';

/** CPU time of each block of renderings, in milliseconds for one rendering. */
export interface Renderings {
  readonly elements: number;
  readonly ours: readonly number[];
  readonly bare: readonly number[];
}

const warmUpBlocks = rounds(4);
const blocks = rounds(12);
const perBlock = rounds(25);

/** Measures whole blocks, so that garbage collection counts where it was caused. */
const cpuOf = async (render: () => Promise<string>): Promise<number> => {
  const before = process.cpuUsage();
  for (let at = 0; at < perBlock; at += 1) await render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / perBlock;
};

const home = await homeRenderer();
const bare = await bareHomeOf(await home());
const result = { elements: bare.elements, ours: [] as number[], bare: [] as number[] } satisfies Renderings;
for (let block = -warmUpBlocks; block < blocks; block += 1) {
  const pair = [await cpuOf(home), await cpuOf(bare.render)] as const;
  if (block < 0) continue;
  result.ours.push(pair[0]);
  result.bare.push(pair[1]);
}
process.send?.(result);
process.disconnect?.();
