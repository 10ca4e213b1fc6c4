import { renderToString } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, test } from 'vitest';
import { sentStyleTag } from './sent-styles.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;
const Box = styled.div.withConfig({ componentId: 'test-box' })`
  color: red;
  animation: ${turn} 1s;
`;
const Line = styled.hr.withConfig({ componentId: 'test-line' })`
  color: blue;
`;

test('the sheet of a page keeps its rules and names them, and the library finds no sheet of its own to take apart', () => {
  const sheet = new ServerStyleSheet({ nonce: 'n' });
  const markup = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <Box />
      <Line />
    </StyleSheetManager>,
  );
  const tag = sentStyleTag(sheet.getStyleTags());
  const [, names = '', css = ''] = /^<style nonce="n" data-sent="([^"]*)">(.*)<\/style>$/s.exec(tag) ?? [];
  const classes = [...markup.matchAll(/class="test-\w+ (\w+)"/g)].map(([, name = '']) => name);
  expect(names.split(' ').toSorted()).toEqual([...classes, turn.getName()].toSorted());
  for (const rule of ['color:red', 'color:blue', `@keyframes ${turn.getName()}`]) expect(css).toContain(rule);
  expect(tag).not.toMatch(/data-styled|sc\*/);
});
