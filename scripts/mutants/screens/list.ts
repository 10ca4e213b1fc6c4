import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentMutants } from './content.ts';
import { foundationMutants } from './foundation.ts';
import { engagementMutants } from './engagement.ts';
import type { NumberedMutant } from './mutate.ts';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Where the site is built with all mutants. */
export const builtWithMutants = join(root, '.cache/mutants/site');

/** The mutants that flows and stories must notice; a number follows from the place in the list. */
export const screenMutants: readonly NumberedMutant[] = [
  ...foundationMutants,
  ...contentMutants,
  ...engagementMutants,
].map((each, at) => ({ ...each, number: at + 1 }));

/** The mutants of a file, by its path from the root. */
export const mutantsOf = (file: string): readonly NumberedMutant[] =>
  screenMutants.filter((each) => each.file === file.replaceAll('\\', '/'));
