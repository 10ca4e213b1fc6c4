// The `prepack` script of the published packages: builds dist from the current sources. npm and lerna run it in the folder
// of the package. It writes nothing that is in git.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSource, runTool } from './run/node.mjs';
import { say } from './run/say.mjs';
import { ensureInstalled } from './run/set-up.mjs';

const folder = process.cwd();
const dist = join(folder, 'dist');

/** The paths of the modules below a folder, without extensions. */
const modulesIn = (path) =>
  readdirSync(path, { recursive: true })
    .filter((file) => /\.(tsx?|json|js|map)$/.test(file))
    .map((file) => file.replace(/(\.d)?\.(tsx?|json|js)(\.map)?$/, ''));

/** Whether dist contains a module without a source: `tsc -b` does not delete the output of a renamed module. */
const isStale = () => {
  const sources = new Set(modulesIn(join(folder, 'src')));
  return existsSync(dist) && modulesIn(dist).some((module) => !sources.has(module));
};

/** Finishes the build of a package of React components; the others are ready as compiled. */
const finish = async () => {
  const { peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return peerDependencies?.react === undefined ? 0 : runSource('scripts/packages/finish-build.ts', [folder]);
};

try {
  await ensureInstalled();
  if (isStale()) rmSync(dist, { recursive: true });
  process.exitCode = (await runTool('tsc', ['-b', folder])) || (await finish());
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
