/** Tarballs that install alone, for teams without a registry that has our packages. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from '../conventions/repository.ts';
import { neededBy, unpackInto, type Tarball } from './tarballs.ts';

const execute = promisify(execFile);

/** The dependencies of a package and of those that it carries, without ours: npm does not look for what a bundled package lacks. */
const foreignDependencies = (manifests: readonly Manifest[]): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const [name, version] of manifests.flatMap(({ dependencies = {} }) => Object.entries(dependencies))) {
    if (name.startsWith('@lounge/')) continue;
    if ((found[name] ??= version) !== version)
      throw new Error(`${name} is needed as ${found[name]} and as ${version}.`);
  }
  return found;
};

/**
 * Writes a tarball that carries our packages which it needs, as npm's bundled dependencies; npm gets only those of others from a registry.
 * Returns its path, in `destination` and with the name of the original.
 */
export async function standalone(tarball: Tarball, all: readonly Tarball[], destination: string): Promise<string> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-standalone-'));
  try {
    const root = join(folder, 'package');
    await unpackInto(tarball, root);
    const bundled = neededBy(tarball.manifest, all);
    for (const each of bundled) await unpackInto(each, join(root, 'node_modules', each.manifest.name));
    const file = join(root, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    const carried = Object.fromEntries(bundled.map((each) => [each.manifest.name, each.manifest.version ?? '']));
    const dependencies = { ...foreignDependencies([manifest, ...bundled.map((each) => each.manifest)]), ...carried };
    const written = { ...manifest, dependencies, bundleDependencies: Object.keys(carried) };
    writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
    mkdirSync(destination, { recursive: true });
    const packed = join(destination, basename(tarball.file));
    await execute('tar', ['-czf', packed, '-C', folder, 'package']);
    return packed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
