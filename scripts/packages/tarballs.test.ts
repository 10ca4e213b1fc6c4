import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';
import { caseClashes } from '../conventions/file-names.ts';
import { root } from '../conventions/repository.ts';
import { testBundlers } from './bundler-tests.ts';
import { bundlers } from './bundlers.ts';
import { entriesOf, libraries, matchesOf, published, tarballIn, targetsOf, type Tarball } from './tarballs.ts';

const tarballs = inject('tarballs');
const project = inject('projectWithPackages');

const tarballOf = (workspace: string): Tarball => tarballIn(tarballs, workspace);

test.each(published)('the tarball of %s has no two paths that differ only in case', (workspace) => {
  expect(caseClashes(tarballOf(workspace).paths)).toEqual([]);
});

test.each(published)('the tarball of %s contains every file that its exports name', (workspace) => {
  const { manifest, paths } = tarballOf(workspace);
  const missing = targetsOf(manifest.exports).filter((target) => matchesOf(target, paths).length === 0);
  expect(missing).toEqual([]);
});

test.each(published)('publint finds nothing to improve in %s', async (workspace) => {
  const { name } = tarballOf(workspace).manifest;
  const { messages, pkg } = await publint({ pkgDir: join(project, 'node_modules', name), pack: false });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

/** The files of a package. Whether a folder exists is asked for each import, and the library goes through all files for the answer. */
const filesOf = ({ file }: Tarball): Package => {
  const files = createPackageFromTarballData(readFileSync(file));
  const folders = new Set(
    files.listFiles().flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1))),
  );
  files.directoryExists = (path) => folders.has(path.endsWith('/') ? path : `${path}/`);
  return files;
};

test.each(libraries)('types of %s resolve as its modules do', async (workspace) => {
  const tarball = tarballOf(workspace);
  const { name, exports = {} } = tarball.manifest;
  // Entries of one pattern are alike, and each takes seconds.
  const entrypoints = Object.entries(exports).flatMap(([key, value]) =>
    entriesOf({ manifest: { ...tarball.manifest, exports: { [key]: value } }, paths: tarball.paths })
      .slice(0, 1)
      .map((entry) => `.${entry.slice(name.length)}`),
  );
  const analysis = await checkPackage(filesOf(tarball), { entrypoints });
  if (analysis.types === false) throw new Error('The package has no types.');
  // ES modules only: neither `require` nor the resolution that knows no exports.
  const problems = analysis.problems.filter(
    (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  );
  expect(problems).toEqual([]);
});

test.each(libraries)('source maps of %s lead to the sources in the tarball', (workspace) => {
  const { manifest, paths } = tarballOf(workspace);
  const at = join(project, 'node_modules', manifest.name);
  const maps = paths.filter((path) => path.endsWith('.js.map'));
  expect(maps.length).toBeGreaterThan(0);
  const lost = maps.flatMap((path) => {
    const { sources } = new TraceMap(readFileSync(join(at, path), 'utf8'));
    return sources.filter((source) => source === null || !existsSync(join(at, dirname(path), source)));
  });
  expect(lost).toEqual([]);
});

const licences = {
  playfair: '@fontsource-variable/playfair',
  figtree: '@fontsource-variable/figtree',
  'bricolage-grotesque': '@fontsource-variable/bricolage-grotesque',
  'hanken-grotesk': '@fontsource-variable/hanken-grotesk',
  'phosphor-icons': '@phosphor-icons/core',
};

test.each(Object.entries(licences))(
  'the tarball of the kit has the licence of %s as its authors wrote it',
  (name, from) => {
    const file = join(project, 'node_modules/@lounge/kit/licences', `${name}.txt`);
    const original = readFileSync(join(root, 'node_modules', from, 'LICENSE'), 'utf8');
    expect(readFileSync(file, 'utf8')).toBe(original.replaceAll('\r\n', '\n'));
  },
);

test('every font and icon in the tarball of the kit is named with its licence', () => {
  const { paths } = tarballOf('packages/kit');
  const parts = readFileSync(join(project, 'node_modules/@lounge/kit/THIRD-PARTY.md'), 'utf8');
  const fonts = paths.filter((path) => path.endsWith('.woff2'));
  expect(fonts).toHaveLength(4);
  expect(fonts.filter((path) => !parts.includes(`\`${path}\``))).toEqual([]);
});

test('a place in the published kit is traced to its source', () => {
  const at = join(project, 'node_modules/@lounge/kit');
  const lines = readFileSync(join(at, 'dist/performer-tile/PerformerTile.js'), 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes('showsRating(rating)'));
  const column = lines[line]?.indexOf('showsRating(') ?? -1;
  const map = new TraceMap(readFileSync(join(at, 'dist/performer-tile/PerformerTile.js.map'), 'utf8'));
  const found = originalPositionFor(map, { line: line + 1, column });
  const source = readFileSync(join(at, 'dist/performer-tile', found.source ?? ''), 'utf8').split('\n');
  expect(source[(found.line ?? 0) - 1]?.slice(found.column ?? 0)).toMatch(/^showsRating\(/);
});

test('the contracts need no other package of ours, so that their tarball installs alone', () => {
  const { manifest } = tarballOf('contracts');
  const required = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  expect(required.length).toBeGreaterThan(0);
  expect(required.filter((name) => name.startsWith('@lounge/'))).toEqual([]);
});

testBundlers(bundlers);
