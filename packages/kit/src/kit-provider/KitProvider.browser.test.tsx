import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { Button } from '../button/index.ts';
import { KitProvider } from './KitProvider.tsx';

test('the browser writes rules under the nonce', () => {
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <KitProvider nonce="n0nce">
        <Button>Send</Button>
      </KitProvider>,
    ),
  );
  const style = [...document.querySelectorAll('style')].find((each) => each.nonce === 'n0nce');
  expect([...(style?.sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('')).toContain('min-height');
});
