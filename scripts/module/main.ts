// `npm run module [NAME] [-- --new]`: prints what the repository contains of a module, or writes the skeleton of a new one.
import { parseArgs } from 'node:util';
import { accountOf } from './account.ts';
import { linesOf, overviewOf } from './lines.ts';
import { allModules, moduleNamed, type ModuleName } from './module-named.ts';

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 1;
};

const create = async (name: ModuleName): Promise<number> => {
  const { createModule } = await import('./create.ts');
  const written = await createModule(name);
  if (typeof written === 'string') return fail(written);
  print([
    ...written.map((path) => `written ${path}`),
    'It contains one placeholder call from the declaration to the pact; a convention check fails until the first real call replaces it.',
    'Then: npm run pacts, npm run contracts -- export, npm run contracts -- report',
  ]);
  return 0;
};

/** Returns the arguments, or the reason why they are not valid. */
const parsedArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { new: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const run = async (args: readonly string[]): Promise<number> => {
  const parsed = parsedArguments(args);
  if (typeof parsed === 'string') return fail(parsed);
  const { new: isNew = false } = parsed.values;
  const [query, ...rest] = parsed.positionals;
  if (rest.length > 0) return fail('One module at a time: npm run module content/messenger.');
  if (query === undefined && isNew)
    return fail('--new needs the name of a module: npm run module content/messenger -- --new.');
  const name = query === undefined ? null : moduleNamed(query);
  if (typeof name === 'string') return fail(name);
  if (name !== null && isNew) return create(name);
  const { collectEvidence } = await import('./evidence.ts');
  const evidence = collectEvidence();
  if (name === null) print(overviewOf(allModules.map((id) => accountOf(id, evidence, allModules))));
  else print(linesOf(accountOf(name.id, evidence, allModules)));
  return 0;
};

process.exitCode = await run(process.argv.slice(2));
