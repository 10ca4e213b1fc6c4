import { expect, test } from 'vitest';
import { allModules, moduleNamed } from './module-named.ts';

test('there are 39 modules with unique names', () => {
  const names = allModules.map((id) => id.split('/')[1]);
  expect(names).toHaveLength(39);
  expect(new Set(names).size).toBe(39);
});

test.each(['content/messenger', 'messenger', 'Messenger', 'content/messenger/'])(
  'finds the messenger by "%s"',
  (query) => {
    expect(moduleNamed(query)).toEqual({ area: 'content', module: 'messenger', id: 'content/messenger' });
  },
);

test.each([
  ['messages', 'There is no module "messages"; "npm run module" without a name lists all 39.'],
  ['senger', 'There is no module "senger"; "npm run module" without a name lists all 39.'],
  ['', 'There is no module ""; "npm run module" without a name lists all 39.'],
  ['content/wallet', 'There is no module "content/wallet"; the module of that name is foundation/wallet.'],
])('returns a message for the unknown module "%s"', (query, message) => {
  expect(moduleNamed(query)).toBe(message);
});
