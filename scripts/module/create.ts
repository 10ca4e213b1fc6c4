import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import configuration from '../../.oxfmtrc.json' with { type: 'json' };
import { root } from '../conventions/repository.ts';
import type { ModuleName } from './module-named.ts';
import { changedFiles, newFiles } from './skeleton.ts';

const formatted = async (path: string, text: string): Promise<string> => {
  const { format } = await import('oxfmt');
  const { code, errors } = await format(path, text, configuration);
  if (errors.length > 0)
    throw new Error(`${path} cannot be formatted: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
};

/** Writes the skeleton of a module. Returns the paths, or an error message without any change if the module exists already. */
export const createModule = async (name: ModuleName): Promise<readonly string[] | string> => {
  const created = newFiles(name);
  const existing = created.find(({ path }) => existsSync(`${root}/${path}`));
  if (existing !== undefined) return `${name.id} exists already: ${existing.path} was found.`;
  const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
  const files = [...created, ...changedFiles(name, read)];
  for (const { path, text } of files) {
    const file = `${root}/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await formatted(file, text));
  }
  return files.map(({ path }) => path);
};
