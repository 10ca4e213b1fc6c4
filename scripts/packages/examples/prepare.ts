/** Copies an example out of the repository and gives it the packed packages, as a partner's project has them. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root, type Manifest } from '../../conventions/repository.ts';
import { neededBy, unpack, type Tarball } from '../tarballs.ts';
import { exampleEnvironment } from './running.ts';

const execute = promisify(execFile);

const notCopied = new Set(['node_modules', 'dist', '.next']);

const copyOf = (name: string, folder: string): Manifest => {
  cpSync(join(root, 'examples', name), folder, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
};

/** Copies an example and links its other dependencies from this repository, which must have the versions that it names. */
export async function linkExample(name: string, folder: string, tarballs: readonly Tarball[]): Promise<void> {
  const manifest = copyOf(name, folder);
  const { dependencies, devDependencies } = manifest;
  await unpack(neededBy(manifest, tarballs), folder);
  for (const [each, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (each.startsWith('@lounge/')) continue;
    const installed = JSON.parse(readFileSync(join(root, 'node_modules', each, 'package.json'), 'utf8')) as Manifest;
    if (installed.version !== version)
      throw new Error(`examples/${name} names ${each} ${version}, not ${installed.version}.`);
    const link = join(folder, 'node_modules', each);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', each), link, 'junction');
  }
}

/** Copies an example and installs its dependencies from the registry, ours from the tarballs. */
export async function installExample(name: string, folder: string, tarballs: readonly Tarball[]): Promise<void> {
  const manifest = copyOf(name, folder);
  const ours = Object.fromEntries(tarballs.map(({ file, manifest: each }) => [each.name, `file:${file}`]));
  const dependencies = { ...manifest.dependencies, ...ours };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }));
  await execute('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, env: exampleEnvironment({}) });
}

/** Builds an example by its npm script. */
export async function buildExample(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  try {
    await execute('npm', ['run', 'build'], { cwd: folder, env: exampleEnvironment(env) });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The example does not build:\n${stdout}${stderr}`, { cause: error });
  }
}
