import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../conventions/repository.ts';
import type { ModuleName } from './module-named.ts';
import { changedFiles, newFiles } from './skeleton.ts';

const formatted = async (path: string, text: string): Promise<string> => {
  const { format, resolveConfig } = await import('prettier');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
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
