import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** How many are made at once: drawing and encoding one takes more than one core. */
const atOnce = 2;

const script = join(import.meta.dirname, 'performer-clip.ts');

const makeOne = (seed: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // The same Node options as this process has, so that the sources are found.
    const child = spawn(process.execPath, [...process.execArgv, script, seed], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The clip of ${seed} failed.`))));
  });

/** Makes the clips of these seeds, each in a process of its own, as drawing fills one core. */
export async function makePerformerClips(seeds: readonly string[]): Promise<void> {
  const waiting = [...seeds];
  const work = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      await makeOne(seed);
      console.log(`${seed}, ${waiting.length} to go`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
