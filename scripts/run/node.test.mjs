import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variablesOf } from './node.mjs';
import { root } from './root.mjs';

// A fresh clone has no dist: `npm start` builds the site before anything else.
test.each(['vite', 'vitest', 'storybook', 'playwright'])('%s loads our packages from their sources', (tool) => {
  const path = execFileSync(
    process.execPath,
    ['--input-type=module', '-e', "console.log(import.meta.resolve('@lounge/kit/layout'))"],
    { cwd: join(root, 'site'), encoding: 'utf8', env: { PATH: process.env.PATH, ...variablesOf(tool) } },
  );
  expect(path).toMatch(/\/kit\/src\/layout\/index\.ts\n$/);
});
