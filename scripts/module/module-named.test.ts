import { expect, test } from 'vitest';
import { allModules, moduleNamed } from './module-named.ts';

test('there are 38 modules with unique names', () => {
  const names = allModules.map((id) => id.split('/')[1]);
  expect(names).toHaveLength(38);
  expect(new Set(names).size).toBe(38);
});

test.each(['content/messenger', 'messenger', 'Messenger', 'content/messenger/'])(
  'finds the messenger by "%s"',
  (query) => {
    expect(moduleNamed(query)).toEqual({ area: 'content', module: 'messenger', id: 'content/messenger' });
  },
);

test.each([
  ['messages', 'There is no module "messages"; "npm run module" without a name lists all 38.'],
  ['senger', 'There is no module "senger"; "npm run module" without a name lists all 38.'],
  ['', 'There is no module ""; "npm run module" without a name lists all 38.'],
  ['content/wallet', 'There is no module "content/wallet"; the module of that name is foundation/wallet.'],
])('returns a message for the unknown module "%s"', (query, message) => {
  expect(moduleNamed(query)).toBe(message);
});
