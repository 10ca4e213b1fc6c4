import { expect, test } from 'vitest';
import { formsOfTheBrowser } from './forms.ts';
import { sourcesBelow } from './repository.ts';

const sources = [...sourcesBelow('packages/kit/src'), ...sourcesBelow('site/src')].filter(
  ({ path }) => path.endsWith('.tsx') && !path.includes('.test.'),
);

test('no form leaves its messages to the browser', () => {
  expect(sources.filter(({ text }) => text.includes('noValidate')).length).toBeGreaterThan(15);
  expect(formsOfTheBrowser(sources)).toEqual([]);
});

test('reports a form that the browser checks, also a styled one', () => {
  const plain = { path: 'a.tsx', text: '<form onSubmit={(event) => send(event)}><input required /></form>' };
  const styled = { path: 'b.tsx', text: 'const Root = styled.form.withConfig({})``;\nreturn <Root {...rest}>' };
  const own = { path: 'c.tsx', text: '<form\n  onSubmit={() => send()}\n  noValidate\n>' };
  expect(formsOfTheBrowser([plain, styled, own])).toEqual([
    'a.tsx: <form onSubmit={(event) => send(event)}>',
    'b.tsx: <Root {...rest}>',
  ]);
});
