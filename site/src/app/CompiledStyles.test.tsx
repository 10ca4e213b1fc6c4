import { use, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  ServerStyleSheet,
  styled,
  StyleSheetContext,
  StyleSheetManager,
  type IStyleSheetContext,
} from 'styled-components';
import { expect, test } from 'vitest';
import { CompiledStyles } from './CompiledStyles.tsx';

const Box = styled.div.withConfig({ componentId: 'test-box' })`
  color: red;
`;
const Line = styled.hr.withConfig({ componentId: 'test-line' })`
  color: blue;
`;

const compiledIds: string[] = [];
let counting: IStyleSheetContext['stylis'] | null = null;

/** Counts what is compiled, with one compiler for all pages as in the library. */
const Counted = ({ children }: { children: ReactNode }) => {
  const context = use(StyleSheetContext);
  const { stylis } = context;
  counting ??= Object.assign(
    (...[css, selector, prefix, componentId = '']: Parameters<typeof stylis>) => {
      compiledIds.push(componentId);
      return stylis(css, selector, prefix, componentId);
    },
    { hash: stylis.hash },
  );
  return <StyleSheetContext value={{ ...context, stylis: counting }}>{children}</StyleSheetContext>;
};

const stylesOf = (content: ReactNode): string => {
  const sheet = new ServerStyleSheet();
  renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <Counted>
        <CompiledStyles>{content}</CompiledStyles>
      </Counted>
    </StyleSheetManager>,
  );
  return sheet.getStyleTags();
};

test('each page has the rules of its own components, and each component is compiled once', () => {
  const [first, second, third] = [stylesOf(<Box />), stylesOf(<Box />), stylesOf(<Line />)];
  expect(first).toContain('color:red');
  expect(second).toBe(first);
  expect(third).toContain('color:blue');
  expect(third).not.toContain('color:red');
  expect(compiledIds).toEqual(['test-box', 'test-line']);
});
