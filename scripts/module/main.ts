// `npm run module [NAME] [-- --new]`: what the repository has of a module, or the skeleton of a new one.
import { accountOf } from './account.ts';
import { linesOf, overviewOf } from './lines.ts';
import { allModules, moduleNamed, type ModuleName } from './module-named.ts';

const say = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

const fail = (sentence: string): number => {
  process.stderr.write(`${sentence}\n`);
  return 1;
};

const create = async (name: ModuleName): Promise<number> => {
  const { createModule } = await import('./create.ts');
  const written = await createModule(name);
  if (typeof written === 'string') return fail(written);
  say([
    ...written.map((path) => `written ${path}`),
    'It holds one placeholder call all the way from its declaration to its pact; a test of the house asks for the first real one.',
    'Then: npm run pacts, npm run contracts -- export, npm run contracts -- report',
  ]);
  return 0;
};

const run = async (args: readonly string[]): Promise<number> => {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--new');
  if (unknown !== undefined) return fail(`${unknown} is not known; there is --new.`);
  const [words, ...rest] = args.filter((arg) => !arg.startsWith('-'));
  if (rest.length > 0) return fail('One module at a time: npm run module content/messenger.');
  const isNew = args.includes('--new');
  if (words === undefined && isNew)
    return fail('--new needs the name of a module: npm run module content/messenger -- --new.');
  const name = words === undefined ? null : moduleNamed(words);
  if (typeof name === 'string') return fail(name);
  if (name !== null && isNew) return create(name);
  const { gathered } = await import('./evidence.ts');
  const evidence = gathered();
  if (name === null) say(overviewOf(allModules.map((id) => accountOf(id, evidence, allModules))));
  else say(linesOf(accountOf(name.id, evidence, allModules)));
  return 0;
};

process.exitCode = await run(process.argv.slice(2));
