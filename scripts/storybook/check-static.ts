// Opens every story of the built Storybook in storybook-static from a sub-folder and exits with 1 if a request fails, a page writes an
// error or a story does not render. An argument is the beginning of the ids to open.
import { join } from 'node:path';
import { openStories } from './open-stories.ts';

const folder = join(import.meta.dirname, '../../storybook-static');
const started = Date.now();
const { opened, faults } = await openStories(folder, process.argv[2]);
console.log(`${opened} stories opened in ${Math.round((Date.now() - started) / 1000)} s, ${faults.length} faults.`);
if (faults.length > 0 || opened === 0) process.exitCode = 1;
