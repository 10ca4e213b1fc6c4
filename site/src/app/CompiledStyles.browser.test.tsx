import { createRoot } from 'react-dom/client';
import { keyframes, styled } from 'styled-components';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SentStyles } from './CompiledStyles.tsx';
import { sentNames } from './sent-styles.ts';

const sentTurn = keyframes`
  to { rotate: 1turn; }
`;
const lateTurn = keyframes`
  to { rotate: 2turn; }
`;
const Box = styled.div.withConfig({ componentId: 'test-sent-box' })`
  color: rgb(4 5 6);
  animation:
    ${sentTurn} 1s,
    ${lateTurn} 1s;
`;

const rulesWith = (text: string): string[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText))
    .filter((css) => css.includes(text));

test('rules that the document has are not inserted again, and those of parts that come later are', async () => {
  const sent = document.head.appendChild(document.createElement('style'));
  sent.setAttribute('data-sent', `other ${sentTurn.getName()}`);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    sent.remove();
  });
  root.render(
    <SentStyles names={sentNames()}>
      <Box />
    </SentStyles>,
  );
  await vi.waitFor(() => expect(host.firstElementChild).not.toBeNull());
  expect(rulesWith(`@keyframes ${sentTurn.getName()}`)).toHaveLength(0);
  expect(rulesWith(`@keyframes ${lateTurn.getName()}`)).toHaveLength(1);
  expect(host.firstElementChild && getComputedStyle(host.firstElementChild).color).toBe('rgb(4, 5, 6)');
});
