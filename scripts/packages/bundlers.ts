/** Bundles entries of the published packages with esbuild, Vite 7 and 8, webpack and Parcel, for tests. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Parcel } from '@parcel/core';
import { build as esbuild } from 'esbuild';
import { build as vite8, type Rolldown } from 'vite';
import { build as vite7, optimizeDeps, resolveConfig, type Rollup } from 'vite7';
import { webpack, type Stats } from 'webpack';
import { manifestOf } from '../conventions/repository.ts';
import { published } from './tarballs.ts';

/** Bundles entries of packages that a project has installed. Returns the entries that have an output; rejects on errors and warnings. */
export type Bundle = (project: string, entries: readonly string[]) => Promise<readonly string[]>;

const ours = published.map((folder) => manifestOf(folder).name);

/** Numbers the entries: each bundler replaces other characters in the names of its outputs. */
const numbered = (entries: readonly string[]): Record<string, string> =>
  Object.fromEntries(entries.map((entry, index) => [`entry-${index}`, entry]));

/** The entries for some of the names that `numbered` returns. */
const entriesFor = (names: readonly string[], entries: readonly string[]): readonly string[] =>
  entries.filter((_, index) => names.includes(`entry-${index}`));

const throwAll = (warnings: readonly unknown[]): void => {
  if (warnings.length > 0) throw new Error(warnings.map((each) => JSON.stringify(each)).join('\n'));
};

const withEsbuild: Bundle = async (project, entries) => {
  const { warnings, metafile } = await esbuild({
    absWorkingDir: project,
    entryPoints: numbered(entries),
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  throwAll(warnings);
  const files = Object.entries(metafile.outputs).filter(([, { exports }]) => exports.length > 0);
  const names = files.map(([path]) => basename(path, '.js'));
  return entriesFor(names, entries);
};

/** Third-party packages contain comments that Rollup warns about; the directive of client modules is for frameworks that know it. */
const isOurs = ({ id, code }: { readonly id?: string | undefined; readonly code?: string | undefined }): boolean =>
  id?.includes('/@lounge/') === true && code !== 'MODULE_LEVEL_DIRECTIVE';

interface Chunk {
  readonly type: string;
  readonly name?: string | undefined;
  readonly exports?: readonly string[] | undefined;
}

const namesOf = (output: readonly Chunk[]): readonly string[] =>
  output.flatMap(({ type, name, exports = [] }) => (type === 'chunk' && exports.length > 0 && name ? [name] : []));

const settings = (project: string) => ({ root: project, configFile: false, logLevel: 'silent' }) as const;

const withVite7: Bundle = async (project, entries) => {
  const warnings: unknown[] = [];
  const rollupOptions = {
    input: numbered(entries),
    preserveEntrySignatures: 'strict',
    onwarn: (warning: Rollup.RollupLog) => void (isOurs(warning) && warnings.push(warning)),
  } as const;
  const result = await vite7({ ...settings(project), build: { write: false, minify: false, rollupOptions } });
  throwAll(warnings);
  return entriesFor(namesOf((result as Rollup.RollupOutput).output), entries);
};

const withVite8: Bundle = async (project, entries) => {
  const warnings: unknown[] = [];
  const rolldownOptions = {
    input: numbered(entries),
    preserveEntrySignatures: 'strict',
    onwarn: (warning: Rolldown.RolldownLog) => void (isOurs(warning) && warnings.push(warning)),
  } as const;
  const result = await vite8({ ...settings(project), build: { write: false, minify: false, rolldownOptions } });
  throwAll(warnings);
  return entriesFor(namesOf((result as Rolldown.RolldownOutput).output), entries);
};

/** Pre-bundles the dependencies as Vite's dev server does on its start. */
const withViteDevServer: Bundle = async (project, entries) => {
  const options = { ...settings(project), cacheDir: `${project}/vite` };
  const config = await resolveConfig({ ...options, optimizeDeps: { include: [...entries] } }, 'serve');
  const { optimized } = await optimizeDeps(config, true);
  return entries.filter((entry) => entry in optimized);
};

const withWebpack: Bundle = async (project, entries) => {
  const compiler = webpack({
    context: project,
    entry: numbered(entries),
    mode: 'production',
    optimization: { minimize: false },
    performance: false,
    output: { path: `${project}/out`, module: true, library: { type: 'module' } },
    experiments: { outputModule: true },
  });
  if (compiler === null) throw new Error('webpack returned no compiler.');
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error === null ? resolve(result) : reject(error)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const statsOptions = { all: false, errors: true, warnings: true, entrypoints: true };
  const { errors = [], warnings = [], entrypoints = {} } = stats?.toJson(statsOptions) ?? {};
  throwAll([...errors, ...warnings]);
  return entriesFor(Object.keys(entrypoints), entries);
};

/** Parcel follows `exports` only where the project's manifest says so, and takes the folder of a lock file for the project. */
const withParcel: Bundle = async (project, entries) => {
  const folder = mkdtempSync(join(project, 'parcel-'));
  const entry = join(folder, 'index.js');
  writeFileSync(entry, entries.map((each, index) => `export * as entry${index} from '${each}';`).join('\n'));
  writeFileSync(join(folder, 'package.json'), '{"@parcel/resolver-default":{"packageExports":true}}');
  writeFileSync(join(folder, 'package-lock.json'), '');
  const app = {
    distDir: join(folder, 'out'),
    isLibrary: true,
    outputFormat: 'esmodule',
    includeNodeModules: ours,
  } as const;
  const parcel = new Parcel({
    entries: entry,
    defaultConfig: createRequire(import.meta.url).resolve('@parcel/config-default'),
    mode: 'production',
    shouldDisableCache: true,
    cacheDir: join(folder, 'cache'),
    defaultTargetOptions: { shouldOptimize: false, sourceMaps: false },
    targets: { app: { ...app, engines: { browsers: ['last 1 Chrome version'] } } },
  });
  const { bundleGraph } = await parcel.run();
  const [bundle] = bundleGraph.getBundles();
  const index = bundle?.getMainEntry();
  if (bundle === undefined || index === null || index === undefined) return [];
  const built = bundleGraph
    .getDependencies(index)
    .filter((dependency) => bundleGraph.getResolvedAsset(dependency, bundle) !== null)
    .map(({ specifier }) => specifier);
  return entries.filter((each) => built.includes(each));
};

/** The bundlers by name. */
export const bundlers: Readonly<Record<string, Bundle>> = {
  esbuild: withEsbuild,
  'Vite 7': withVite7,
  'Vite 8': withVite8,
  'the dev server of Vite 7': withViteDevServer,
  webpack: withWebpack,
  Parcel: withParcel,
};
