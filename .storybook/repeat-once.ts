import { beforeAll, type RunnerTask } from 'vitest';
import { strictScreens } from './strict-screens.ts';

/** Errors of pictures. */
const pictureError = /screenshot/i;

const repeat = (task: RunnerTask): void => {
  if (task.type === 'suite') task.tasks.forEach(repeat);
  else task.retry = { count: 1, condition: ({ message }) => !pictureError.test(message) };
};

/** Repeats a failed story once, which the run then names; see docs/decisions/0233. */
export const repeatOnce = (): void =>
  // Vitest parses the parameter, which must be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  beforeAll(({}, { file, tasks }) => {
    if (!strictScreens.some((folder) => file.filepath.includes(`/${folder}/`))) tasks.forEach(repeat);
  });
