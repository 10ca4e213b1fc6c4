import { expect, test } from 'vitest';
import type { Plugin } from 'vite';
import { inlinedLayout, joinedStyles } from './build-plugins.ts';

type Transform = (code: string, id: string) => { code: string } | undefined;

/** Runs a plugin's transformation as the bundler does, without its context, which none of them uses. */
const transformOf = ({ transform }: Plugin): Transform => transform as unknown as Transform;

const transform = transformOf(joinedStyles());
const inline = transformOf(inlinedLayout());

const styled = (template: string) =>
  `import { styled, css } from 'styled-components';\nconst Box = styled.div.withConfig({ componentId: 'box' })\`${template}\`;`;

test('the rules of a component are joined to one string', () => {
  const code = transform(styled('${frame}color: red;'), '/site/src/Box.tsx')?.code;
  expect(code).toContain("styled.div.withConfig({ componentId: 'box' })([joined`${frame}color: red;`.join('')]);");
  expect(code).toMatch(/^import { css as joined } from 'styled-components';/);
});

test('fragments, other modules and packages stay as they are', () => {
  const fragment = "import { css } from 'styled-components';\nexport const frame = css`color: red;`;";
  expect(transform(fragment, '/site/src/frame.ts')?.code).toContain('frame = css`color: red;`');
  expect(transform('const text = String.raw`a`;', '/site/src/text.ts')).toBeUndefined();
  expect(transform(styled('color: red;'), '/node_modules/library/Box.tsx')).toBeUndefined();
});

test('a template that interpolates a function fails the build', () => {
  expect(() => transform(styled('color: ${({ tone }) => tone};'), '/site/src/Box.tsx')).toThrow(/Box\.tsx: a template/);
});

test.each(['@lounge/kit/layout', '../layout/layout.ts'])('parts from %s are written into the templates', (from) => {
  const code = `import { row as line } from '${from}';\nexport const box = css\`\${line}\${own}gap: 4px;\`;`;
  const inlined = inline(code, '/packages/kit/src/box/Box.styles.ts')?.code.replaceAll(/\s+/g, ' ');
  expect(inlined).toContain('css`display: flex; align-items: center;${own}gap: 4px;`');
});

test('what has the name of a part and comes from elsewhere stays', () => {
  const code = "import { row } from '../table/layout.ts';\nexport const box = css`${row}`;";
  expect(inline(code, '/packages/kit/src/box/Box.styles.ts')).toBeUndefined();
});
