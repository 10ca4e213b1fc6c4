/** Bundles entries of the published packages with esbuild, Vite 7 and webpack, for tests. */
import { basename } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite, optimizeDeps, resolveConfig, type Rollup } from 'vite7';
import { webpack, type Stats } from 'webpack';

/** Bundles entries of packages that a project has installed. Returns the entries that have an output; rejects on errors and warnings. */
export type Bundle = (project: string, entries: readonly string[]) => Promise<readonly string[]>;

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

const withVite: Bundle = async (project, entries) => {
  const warnings: Rollup.RollupLog[] = [];
  const result = await vite({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: numbered(entries),
        preserveEntrySignatures: 'strict',
        onwarn: (warning) => {
          // Third-party packages contain comments that Rollup warns about.
          if (warning.id?.includes('/@lounge/') === true) warnings.push(warning);
        },
      },
    },
  });
  throwAll(warnings);
  const { output } = result as Rollup.RollupOutput;
  const chunks = output.filter((each) => each.type === 'chunk').filter(({ exports }) => exports.length > 0);
  const names = chunks.map(({ name }) => name);
  return entriesFor(names, entries);
};

/** Pre-bundles the dependencies as Vite's dev server does on its start. */
const withViteDevServer: Bundle = async (project, entries) => {
  const options = { root: project, configFile: false, logLevel: 'silent', cacheDir: `${project}/vite` } as const;
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

/** The bundlers by name. */
export const bundlers: Readonly<Record<string, Bundle>> = {
  esbuild: withEsbuild,
  'Vite 7': withVite,
  'the dev server of Vite 7': withViteDevServer,
  webpack: withWebpack,
};
