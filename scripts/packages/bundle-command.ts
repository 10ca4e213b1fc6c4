// Bundles the command of a package, in the folder that is its argument: run by its `prepack`. Code of other workspaces goes in, so that
// the package installs alone; its dependencies stay outside.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { contentOf } from '../content-of.ts';
import type { Manifest } from '../conventions/repository.ts';

const [argument = process.cwd()] = process.argv.slice(2);
const folder = resolve(argument);
const manifest = JSON.parse(contentOf(join(folder, 'package.json')) ?? '') as Manifest;
const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

rmSync(join(folder, 'dist'), { recursive: true, force: true });
await build({
  absWorkingDir: folder,
  // The worker is a process of its own, beside the command.
  entryPoints: { bin: 'src/bin.ts', worker: 'src/verify/worker.ts' },
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  conditions: ['@lounge/source'],
  external: outside.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
});
