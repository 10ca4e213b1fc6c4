import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect, test } from 'vitest';
import { shortStyles } from './short-styles.ts';

const module = `import { styled } from 'styled-components';
export const Tile = styled.div\`
  color: red; /* of the tile */
  &:hover > span { margin: 0 4px; }
\`;
export const after = (price) => price.amount;
`;

test('templates of styles become pure calls without comments and white space that CSS ignores', async () => {
  const { code } = await shortStyles('tile.js', { code: module, map: '' });
  expect(code).toContain('/*#__PURE__*/styled.div(["color:red;&:hover > span{margin:0 4px;}"])');
  expect(code).not.toContain('of the tile');
});

test('the map leads to the lines of the given module', async () => {
  const { code, map } = await shortStyles('tile.js', { code: module, map: '' });
  const lines = code.split('\n');
  const line = lines.findIndex((each) => each.includes('price.amount')) + 1;
  const column = lines[line - 1]?.indexOf('price.amount') ?? 0;
  expect(originalPositionFor(new TraceMap(map), { line, column })).toMatchObject({ line: 6 });
});

test.each([
  ['without styled-components', 'export const text = `a   b`;\n'],
  ['without a template', "import { css } from 'styled-components';\nexport { css };\n"],
])('a module %s stays as it is', async (_, code) => {
  expect(await shortStyles('text.js', { code, map: '' })).toEqual({ code, map: '' });
});

test('the comment that names the map stays at the end', async () => {
  const { code } = await shortStyles('tile.js', { code: `${module}//# sourceMappingURL=tile.js.map\n`, map: '' });
  expect(code.match(/sourceMappingURL/g)).toHaveLength(1);
  expect(code).toMatch(/\n\/\/# sourceMappingURL=tile\.js\.map\n$/);
});
