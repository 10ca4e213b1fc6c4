import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../button/index.ts';
import { KitProvider } from '../kit-provider/index.ts';
import { velvet } from '../velvet/index.ts';
import { ServerStyles } from './ServerStyles.tsx';

test('the rules of what was rendered are inserted once, under the nonce', () => {
  const inserts: (() => ReactNode)[] = [];
  renderToStaticMarkup(
    <ServerStyles useServerInsertedHTML={(insert) => void inserts.push(insert)}>
      <KitProvider brand={velvet} nonce="first">
        <Button>Send</Button>
      </KitProvider>
    </ServerStyles>,
  );
  const [first, second] = [0, 1].map(() => renderToStaticMarkup(inserts[0]?.()));
  expect(first).toMatch(/<style [^>]*nonce="first"[^>]*>[^<]*min-height/);
  expect(second).not.toContain('min-height');
});
