import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Seeds } from '../../seed/fill.ts';

const committed = (folder: string): string => fileURLToPath(new URL(`../../../${folder}`, import.meta.url));

/** The directory of the committed collections. */
export const dataDirectory = committed('data');

/** The directory of the committed pictures. */
export const picturesDirectory = committed('pictures');

/** The directory of the committed clips. */
export const clipsDirectory = committed('clips');

const rows = <R>(directory: string, name: string): readonly R[] =>
  (JSON.parse(readFileSync(`${directory}/${name}.json`, 'utf8')) as { rows: readonly R[] }).rows;

/** Reads the seed collections of a directory. */
export const readSeeds = (directory = dataDirectory): Seeds => ({
  performers: rows(directory, 'performers'),
  albums: rows(directory, 'albums'),
  videos: rows(directory, 'videos'),
  gifts: rows(directory, 'gifts'),
  shows: rows(directory, 'shows'),
  jumbotron: rows(directory, 'jumbotron'),
  legalTexts: rows(directory, 'legal-texts'),
});
