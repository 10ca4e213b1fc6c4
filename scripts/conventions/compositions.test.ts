import { expect, test } from 'vitest';
import { isProof, sourcesBelow } from './repository.ts';

test('a key of a composition is recognized in one place, as browsers differ', () => {
  const readers = [...sourcesBelow('packages/kit/src'), ...sourcesBelow('site/src')].filter(
    ({ path, text }) => !isProof(path) && /\bkeyCode\b|\bnativeEvent\.isComposing\b/.test(text),
  );
  expect(readers.map(({ path }) => path)).toEqual(['packages/kit/src/is-composing.ts']);
});
