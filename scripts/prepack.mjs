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

const { bin, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Compiles a package; one of React components is finished after that. */
const compile = async () => {
  if (isStale()) rmSync(dist, { recursive: true });
  const code = await runTool('tsc', ['-b', folder]);
  return code !== 0 || peerDependencies?.react === undefined
    ? code
    : runSource('scripts/packages/finish-build.ts', [folder]);
};

/** A package without types is a command, which is bundled. */
const isCommand = bin !== undefined && !existsSync(join(folder, 'tsconfig.json'));

try {
  await ensureInstalled();
  process.exitCode = await (isCommand ? runSource('scripts/packages/bundle-command.ts', [folder]) : compile());
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
