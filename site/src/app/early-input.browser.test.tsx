import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { takeEarlyInput } from './early-input.ts';

const done: string[] = [];
const focused: string[] = [];
let root: Root | undefined;

const Page = ({ onReady }: { onReady?: () => void }) => {
  const [code, setCode] = useState('');
  const [isAdult, setAdult] = useState(false);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        done.push(`sent ${code}`);
      }}
    >
      <input
        aria-label="Code"
        value={code}
        onFocus={() => focused.push('field')}
        onChange={({ target }) => setCode(target.value)}
      />
      <button type="button" onClick={() => done.push('pressed')}>
        More
      </button>
      <input type="checkbox" checked={isAdult} onChange={({ target }) => setAdult(target.checked)} />
      <select onChange={({ target }) => done.push(`chose ${target.value}`)}>
        <option>one</option>
        <option>two</option>
      </select>
      <output>{code}</output>
    </form>
  );
};

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  done.splice(0);
  focused.splice(0);
});

/** The server's page in the document, with its parts. */
const rendered = () => {
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
  return { container, input, button, form };
};

const hydrate = (container: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    startTransition(() => void (root = hydrateRoot(container, <Page onReady={resolve} />)));
  });

test('what was typed, pressed and sent before hydration reaches React after it, each once', async () => {
  const { container, input, button, form } = rendered();
  input.value = 'EMBER-10';
  Object.assign(window, { takePresses: () => [button, form] });
  const repeat = takeEarlyInput();
  await hydrate(container);
  expect(done).toEqual([]);
  repeat();
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('EMBER-10');
  expect(done).toEqual(['pressed', 'sent EMBER-10']);
  expect(input.value).toBe('EMBER-10');
});

test('a press and a typed word during hydration do not make React hydrate at once, and reach it afterwards', async () => {
  const { container, input, button } = rendered();
  Object.assign(window, { takePresses: () => [button] });
  const repeat = takeEarlyInput();
  const hydrated = hydrate(container);
  button.click();
  input.value = 'late';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(done).toEqual([]);
  await hydrated;
  expect(done).toEqual([]);
  repeat();
  await expect.poll(() => container.querySelector('output')?.textContent).toBe('late');
  expect(done).toEqual(['pressed']);
});

test('a box and a list that are changed during hydration are changed for React too', async () => {
  const { container } = rendered();
  const [box, list] = [container.querySelector('[type=checkbox]'), container.querySelector('select')];
  if (!(box instanceof HTMLInputElement) || list === null) throw new Error('the page has no box');
  Object.assign(window, { takePresses: () => [] });
  const repeat = takeEarlyInput();
  const hydrated = hydrate(container);
  box.click();
  list.value = 'two';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await hydrated;
  repeat();
  await expect.poll(() => box.checked).toBe(true);
  expect(done).toEqual(['chose two']);
  root?.render(<Page />);
  await expect.poll(() => box.checked).toBe(true);
});

test.each([
  { when: 'before', isEarly: true },
  { when: 'during', isEarly: false },
])('a field that is focused $when hydration is so for React too, once', async ({ isEarly }) => {
  const { container, input } = rendered();
  Object.assign(window, { takePresses: () => [] });
  if (isEarly) input.focus();
  const repeat = takeEarlyInput();
  const hydrated = hydrate(container);
  if (!isEarly) input.focus();
  await hydrated;
  repeat();
  await expect.poll(() => focused).toEqual(['field']);
});

test('a field that has lost the focus again before hydration stays closed', async () => {
  const { container, input, button } = rendered();
  Object.assign(window, { takePresses: () => [] });
  input.focus();
  const repeat = takeEarlyInput();
  const hydrated = hydrate(container);
  button.focus();
  await hydrated;
  repeat();
  await expect.poll(() => document.activeElement).toBe(button);
  expect(focused).toEqual([]);
});
