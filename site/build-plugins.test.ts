import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Plugin } from 'vite';
import { inlinedLayout, joinedStyles } from './build-plugins.ts';

type Transform<Result> = (code: string, id: string) => Result;
type Code = { code: string } | undefined;

/** Runs a plugin's transformation as the bundler does, without its context, which none of them uses. */
const transformOf = <Result>({ transform }: Plugin) => transform as unknown as Transform<Result>;

const transform = transformOf<Code>(joinedStyles());
const inline = transformOf<Promise<Code>>(inlinedLayout());

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

test('layout parts are written into the templates that interpolate them', async () => {
  const id = fileURLToPath(new URL('../packages/kit/src/box/Box.styles.ts', import.meta.url));
  const code = "import { row as line } from '../layout/layout.ts';\nexport const box = css`${line}${own}gap: 4px;`;";
  const transformed = await inline(code, id);
  expect(transformed?.code.replaceAll(/\s+/g, ' ')).toContain(
    'css`display: flex; align-items: center;${own}gap: 4px;`',
  );
});
