import { expect, test } from 'vitest';
import { openedIn } from './trace.mjs';

test.each([
  ['9 openat(AT_FDCWD</work>, "/work/a.ts", O_RDONLY|O_CLOEXEC) = 17</work/a.ts>', ['a.ts']],
  ['9 openat(AT_FDCWD</work/site>, "../a.ts", O_RDONLY) = 17</work/a.ts>', ['a.ts']],
  [
    '9 openat(AT_FDCWD</work>, "/work/node_modules/kit/a.ts", O_RDONLY) = 17</work/packages/kit/a.ts>',
    ['packages/kit/a.ts'],
  ],
  ['9 openat(AT_FDCWD</work>, "/work/a.ts", O_RDONLY|O_CLOEXEC <unfinished ...>', ['a.ts']],
  ['9 open("/work/a.ts", O_RDONLY) = 3</work/a.ts>', ['a.ts']],
  ['9 openat(AT_FDCWD</work>, "/work/b.ts", O_RDONLY) = -1 ENOENT (No such file or directory)', []],
  ['9 openat(AT_FDCWD</work>, "/work/out.json", O_WRONLY|O_CREAT, 0666) = 3</work/out.json>', []],
  ['9 openat(AT_FDCWD</work>, "/work/site", O_RDONLY|O_DIRECTORY) = 3</work/site>', []],
  ['9 openat(AT_FDCWD</work>, "/etc/hosts", O_RDONLY) = 3</etc/hosts>', []],
])('%s', (line, paths) => {
  expect([...openedIn(`${line}\n`, '/work')]).toEqual(paths);
});
