/** Bundles entries of the published packages with esbuild and Vite 8, for tests; `matrix/bundlers.ts` has the others. */
import { basename } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite8, type Rolldown } from 'vite';

/** Bundles entries of packages that a project has installed. Returns the entries that have an output; rejects on errors and warnings. */
export type Bundle = (project: string, entries: readonly string[]) => Promise<readonly string[]>;

/** Numbers the entries: each bundler replaces other characters in the names of its outputs. */
export const numbered = (entries: readonly string[]): Record<string, string> =>
  Object.fromEntries(entries.map((entry, index) => [`entry-${index}`, entry]));

/** The entries for some of the names that `numbered` returns. */
export const entriesFor = (names: readonly string[], entries: readonly string[]): readonly string[] =>
  entries.filter((_, index) => names.includes(`entry-${index}`));

/** Throws an error that has all warnings, if there are any. */
export const throwAll = (warnings: readonly unknown[]): void => {
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
export const isOurs = ({
  id,
  code,
}: {
  readonly id?: string | undefined;
  readonly code?: string | undefined;
}): boolean => id?.includes('/@lounge/') === true && code !== 'MODULE_LEVEL_DIRECTIVE';

interface Chunk {
  readonly type: string;
  readonly name?: string | undefined;
  readonly exports?: readonly string[] | undefined;
}

/** The names of the entries among chunks that Rollup or Rolldown has written. */
export const namesOf = (output: readonly Chunk[]): readonly string[] =>
  output.flatMap(({ type, name, exports = [] }) => (type === 'chunk' && exports.length > 0 && name ? [name] : []));

/** The settings of Vite that every build has. */
export const settings = (project: string) => ({ root: project, configFile: false, logLevel: 'silent' }) as const;

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

/** The bundlers by name that every run has. */
export const bundlers: Readonly<Record<string, Bundle>> = { esbuild: withEsbuild, 'Vite 8': withVite8 };
