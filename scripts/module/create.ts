import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import configuration from '../../.oxfmtrc.json' with { type: 'json' };
import { overBudget } from '../conventions/budgets.ts';
import { root, type SourceFile } from '../conventions/repository.ts';
import type { Recipe } from './recipe.ts';

const formatted = async ({ path, text }: SourceFile): Promise<SourceFile> => {
  // Documents are not formatted, as in `npm run format`.
  if (path.endsWith('.md')) return { path, text };
  const { format } = await import('oxfmt');
  const { code, errors } = await format(`${root}/${path}`, text, configuration);
  if (errors.length > 0)
    throw new Error(`${path} cannot be formatted: ${errors.map(({ message }) => message).join(' ')}`);
  return { path, text: code };
};

/** Writes what a recipe adds, to the repository or a copy of it. Returns the paths, or an error message without any change. */
export const writeRecipe = async (
  { title, created, changed }: Recipe,
  folder = root,
): Promise<readonly string[] | string> => {
  const readText = (path: string): string => readFileSync(`${folder}/${path}`, 'utf8');
  const existing = created.find(({ path }) => existsSync(`${folder}/${path}`));
  if (existing !== undefined) return `${title} exists already: ${existing.path} was found.`;
  const files = await Promise.all([...created, ...changed(readText)].map(formatted));
  const tooLong = overBudget(files.filter(({ path }) => /\.tsx?$/.test(path)));
  if (tooLong.length > 0) return `Split first what would be too long. ${tooLong.join('; ')}`;
  for (const { path, text } of files) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    writeFileSync(`${folder}/${path}`, text);
  }
  return files.map(({ path }) => path);
};
