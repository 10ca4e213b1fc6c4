import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strictScreens } from '../../.storybook/strict-screens.ts';
import { strictFlows } from '../../site/e2e/strict-flows.ts';

// What is moved or renamed could otherwise pass on a second try.
test('what is never repeated exists', () => {
  const paths = [...strictScreens, ...strictFlows.map((file) => `site/e2e/${file}`)];
  expect(paths.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});
