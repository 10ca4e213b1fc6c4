// `npm run module [NAME] [-- --new]`: prints what the repository contains of a module, or writes the skeleton of a new one;
// `--component`, `--call` and `--page` add a component to the kit, a call to a module, and a page to the site.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root, sourcesBelow } from '../conventions/repository.ts';
import { accountOf } from './account.ts';
import { callNamed, callRecipe } from './call.ts';
import { componentNamed, componentRecipe } from './component.ts';
import { linesOf, overviewOf } from './lines.ts';
import { allModules, moduleNamed } from './module-named.ts';
import { pageNamed } from './page.ts';
import { pageRecipe } from './page-recipe.ts';
import type { Recipe } from './recipe.ts';
import { readNamed } from './shown-call.ts';
import { moduleRecipe } from './skeleton.ts';

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

const fail = (message: string): number => {
  process.stderr.write(`${message}\n`);
  return 1;
};

const usage = {
  new: 'npm run module content/messenger -- --new',
  component: 'npm run module -- --component FanCounter --about "How many fans a performer has."',
  call: 'npm run module -- --call content/favourites getPinCount --about "Reads how many performers are pinned." --answer "count: performers that are pinned"',
  page: 'npm run module -- --page content/favourites getPinCount --path /pin-count/ --en "Pinned performers: How many performers are pinned." --de "..." --nl "..." --es "..."',
} as const;

const options = {
  new: { type: 'boolean' },
  component: { type: 'boolean' },
  call: { type: 'boolean' },
  about: { type: 'string', default: '' },
  answer: { type: 'string', default: '' },
  page: { type: 'boolean' },
  path: { type: 'string', default: '' },
  de: { type: 'string' },
  en: { type: 'string' },
  nl: { type: 'string' },
  es: { type: 'string' },
} as const;

/** Returns the arguments, or the reason why they are not valid. */
const parsedArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return [`${reason}.`, ...Object.values(usage)].join('\n');
  }
};

type Parsed = Exclude<ReturnType<typeof parsedArguments>, string>;

const newModule = ([query, ...rest]: readonly string[]): Recipe | string => {
  if (query === undefined || rest.length > 0) return `--new needs the name of one module: ${usage.new}`;
  const name = moduleNamed(query);
  return typeof name === 'string' ? name : moduleRecipe(name);
};

const newComponent = ([query, ...rest]: readonly string[], about: string): Recipe | string => {
  if (query === undefined || rest.length > 0) return `--component needs one name: ${usage.component}`;
  const component = componentNamed(query, about);
  return typeof component === 'string' ? `${component}\n${usage.component}` : componentRecipe(component);
};

const has = (path: string): boolean => existsSync(`${root}/${path}`);

const newCall = ({ positionals, values }: Parsed): Recipe | string => {
  const [query = '', name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) return `--call needs a module and a name: ${usage.call}`;
  const module = moduleNamed(query);
  if (typeof module === 'string') return module;
  if (!has(`mock-api/src/${module.id}/handlers.ts`)) return `${module.id} has no calls yet; begin with: ${usage.new}`;
  const call = callNamed(module, name, values);
  if (typeof call === 'string') return `${call}\n${usage.call}`;
  return callRecipe(call, has);
};

const newPage = async ({ positionals, values }: Parsed): Promise<Recipe | string> => {
  const [query = '', name, ...rest] = positionals;
  if (name === undefined || rest.length > 0) return `--page needs a module and one of its calls: ${usage.page}`;
  const module = moduleNamed(query);
  if (typeof module === 'string') return module;
  if (!has(`packages/protocol/src/${module.id}/index.ts`))
    return `${module.id} has no calls yet; begin with: ${usage.new}`;
  const declared = (await import(`@lounge/protocol/${module.id}`)) as Readonly<Record<string, unknown>>;
  const call = readNamed(module.id, name, declared);
  if (typeof call === 'string') return `${call}\nA new one: ${usage.call}`;
  const page = pageNamed(module, call, values);
  if (typeof page === 'string') return `${page}\n${usage.page}`;
  const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
  return pageRecipe(page, has, read, sourcesBelow('site'));
};

/** Returns what the arguments add, an error message, or null if they only ask. */
const recipeFor = async (parsed: Parsed): Promise<Recipe | string | null> => {
  const { values, positionals } = parsed;
  if (values.component === true) return newComponent(positionals, values.about);
  if (values.call === true) return newCall(parsed);
  if (values.page === true) return newPage(parsed);
  return values.new === true ? newModule(positionals) : null;
};

const add = async (recipe: Recipe): Promise<number> => {
  const { writeRecipe } = await import('./create.ts');
  try {
    const written = await writeRecipe(recipe);
    if (typeof written === 'string') return fail(written);
    print([...written.map((path) => `written ${path}`), ...recipe.next]);
    return 0;
  } catch (error) {
    // Nothing was written: a file that lists the others cannot be changed.
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const show = async ([query, ...rest]: readonly string[]): Promise<number> => {
  if (rest.length > 0) return fail('One module at a time: npm run module content/messenger.');
  const name = query === undefined ? null : moduleNamed(query);
  if (typeof name === 'string') return fail(name);
  const { collectEvidence } = await import('./evidence.ts');
  const evidence = collectEvidence();
  if (name === null) print(overviewOf(allModules.map((id) => accountOf(id, evidence, allModules))));
  else print(linesOf(accountOf(name.id, evidence, allModules)));
  return 0;
};

const run = async (args: readonly string[]): Promise<number> => {
  const parsed = parsedArguments(args);
  if (typeof parsed === 'string') return fail(parsed);
  const recipe = await recipeFor(parsed);
  if (typeof recipe === 'string') return fail(recipe);
  return recipe === null ? show(parsed.positionals) : add(recipe);
};

process.exitCode = await run(process.argv.slice(2));
