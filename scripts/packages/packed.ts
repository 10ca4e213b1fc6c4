/** Packs the published packages once for all test files, before any of them runs: two builds at a time would write the same files. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pack, unpack, type Tarball } from './tarballs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly tarballs: readonly Tarball[];
    /** The folder of a project with the packed packages in its node_modules. */
    readonly projectWithPackages: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'lounge-packed-'));
  const project = join(folder, 'project');
  mkdirSync(project);
  const tarballs = await pack(folder);
  await unpack(tarballs, project);
  provide('tarballs', tarballs);
  provide('projectWithPackages', project);
  return () => rmSync(folder, { recursive: true });
}
