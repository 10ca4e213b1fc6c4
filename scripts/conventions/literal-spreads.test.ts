import { expect, test } from 'vitest';
import { literalSpreads } from './literal-spreads.ts';
import { sourcesBelow } from './repository.ts';

test('the props of an element are written out', () => {
  const files = sourcesBelow('packages', 'site', 'stories', '.storybook').filter(({ path }) => path.endsWith('.tsx'));
  expect(literalSpreads(files)).toEqual([]);
});

const on = (text: string) => [{ path: 'A.tsx', text }];

test.each(['<A {...{ name, href }} />;', '<A {...rest} {...{\n  name: 1,\n}} />;', '<A {...{ ...rest, name }} />;'])(
  'reports "%s"',
  (text) => {
    expect(literalSpreads(on(text))).toEqual(['A.tsx:1: props are spread from an object literal']);
  },
);

test.each([
  '<A {...rest} name={name} />;',
  '<A {...(name === null ? {} : { name })} />;',
  'const a = { ...{ name } };',
])('accepts "%s"', (text) => {
  expect(literalSpreads(on(text))).toEqual([]);
});
