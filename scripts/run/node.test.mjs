import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
])('after %s no further program begins', async (signal, code) => {
  const steps = `
    import { run } from ${JSON.stringify(join(root, 'scripts/run/node.mjs'))};
    const first = await run(process.execPath, ['-e', 'console.log("one"); setInterval(() => {}, 1000)']);
    const second = await run(process.execPath, ['-e', 'console.log("two")']);
    console.log(first, second);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', steps], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (data) => {
    if (printed === '') child.kill(signal);
    printed += String(data);
  });
  await once(child, 'close');
  expect(printed).toBe(`one\n${code} ${code}\n`);
});
