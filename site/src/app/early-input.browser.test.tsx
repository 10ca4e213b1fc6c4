import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { takeEarlyInput } from './early-input.ts';

const done: string[] = [];
let root: Root | undefined;

const Page = ({ onReady }: { onReady?: () => void }) => {
  const [code, setCode] = useState('');
  useEffect(() => onReady?.(), [onReady]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        done.push(`sent ${code}`);
      }}
    >
      <input aria-label="Code" value={code} onChange={({ target }) => setCode(target.value)} />
      <button type="button" onClick={() => done.push('pressed')}>
        More
      </button>
      <output>{code}</output>
    </form>
  );
};

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  done.splice(0);
});

test('what was typed, pressed and sent before hydration reaches React after it, each once', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  const [input, button, form] = ['input', 'button', 'form'].map((name) => container.querySelector(name));
  if (
    !(input instanceof HTMLInputElement) ||
    !(button instanceof HTMLButtonElement) ||
    !(form instanceof HTMLFormElement)
  )
    throw new Error('the page has no form');
  input.value = 'EMBER-10';
  Object.assign(window, { takePresses: () => [button, form] });
  const repeat = takeEarlyInput();
  await new Promise<void>((resolve) => {
    startTransition(() => void (root = hydrateRoot(container, <Page onReady={resolve} />)));
  });
  expect(done).toEqual([]);
  repeat();
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('EMBER-10');
  expect(done).toEqual(['pressed', 'sent EMBER-10']);
  expect(input.value).toBe('EMBER-10');
});
