/** Bundles entries of the published packages with the bundlers of the matrix, for tests: Vite 7, webpack and Parcel. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Parcel } from '@parcel/core';
import { build as vite7, optimizeDeps, resolveConfig, type Rollup } from 'vite7';
import { webpack, type Stats } from 'webpack';
import { manifestOf } from '../../conventions/repository.ts';
import { entriesFor, isOurs, namesOf, numbered, settings, throwAll, type Bundle } from '../bundlers.ts';
import { published } from '../tarballs.ts';

const ours = published.map((folder) => manifestOf(folder).name);

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

/** The bundlers of the matrix by name. */
export const bundlers: Readonly<Record<string, Bundle>> = {
  'Vite 7': withVite7,
  'the dev server of Vite 7': withViteDevServer,
  webpack: withWebpack,
  Parcel: withParcel,
};
