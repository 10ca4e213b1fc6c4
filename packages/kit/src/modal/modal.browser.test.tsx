import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { KitProvider } from '../kit-provider/index.ts';
import { ModalWindow } from '../modal-window/index.ts';
import { velvet } from '../velvet/index.ts';
import { useModal } from './index.ts';

const host = document.createElement('div');
let root: Root;
beforeEach(() => {
  document.body.append(host);
  root = createRoot(host);
});
afterEach(async () => {
  root.unmount();
  host.remove();
  // What follows the focus of a test ends with it, in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
});

const show = (children: ReactNode): void =>
  flushSync(() =>
    root.render(
      <KitProvider brand={velvet} strict>
        {children}
      </KitProvider>,
    ),
  );
const dialogs = () => [...host.querySelectorAll('dialog')];
const five = async (): Promise<void> => {
  for (let press = 0; press < 5; press += 1) await userEvent.keyboard('{Escape}');
};

test('a window that must be answered stays open for any number of Escapes without a press', async () => {
  show(<ModalWindow title="New terms">Text</ModalWindow>);
  await five();
  expect(dialogs().map(({ open }) => open)).toEqual([true]);
});

test('each Escape asks the window once, which stays open, with what was typed', async () => {
  const onClose = vi.fn();
  show(
    <ModalWindow title="A letter" onClose={onClose}>
      <textarea aria-label="Text" />
    </ModalWindow>,
  );
  const text = host.querySelector('textarea');
  text?.focus();
  await userEvent.keyboard('Good evening');
  await five();
  expect([onClose.mock.calls.length, dialogs()[0]?.open, text?.value]).toEqual([5, true, 'Good evening']);
});

/** Two windows, the second in the first; each closes when it is asked. */
const Nested = ({ onAsked }: { onAsked: (which: string) => void }) => {
  const [open, setOpen] = useState(2);
  const closed = (which: string, left: number) => () => {
    onAsked(which);
    setOpen(left);
  };
  if (open === 0) return null;
  return (
    <ModalWindow title="Outer" onClose={closed('outer', 0)}>
      <button type="button">Outer button</button>
      {open === 2 && (
        <ModalWindow title="Inner" onClose={closed('inner', 1)}>
          <button type="button">Inner button</button>
        </ModalWindow>
      )}
    </ModalWindow>
  );
};

test('one Escape closes one window, the topmost, also where both were rendered at once', async () => {
  const asked: string[] = [];
  show(<Nested onAsked={(which) => void asked.push(which)} />);
  for (const [which, left] of [
    ['inner', 1],
    ['outer', 0],
  ] as const) {
    await userEvent.keyboard('{Escape}');
    expect([asked.at(-1), dialogs().length]).toEqual([which, left]);
  }
  expect(asked).toHaveLength(2);
});

test('a close of the browser, as by a back button, asks as well; the window keeps focus, caret and scroll, below what is above', async () => {
  const onClose = vi.fn();
  const Stacked = ({ isAbove }: { isAbove: boolean }) => (
    <>
      <ModalWindow title="Below" onClose={onClose}>
        <div id="scroller" style={{ height: 60, overflow: 'auto' }}>
          <div style={{ height: 600 }}>
            <input aria-label="Name" defaultValue="Robin" />
          </div>
        </div>
      </ModalWindow>
      {isAbove && <ModalWindow title="Above">Text</ModalWindow>}
    </>
  );
  show(<Stacked isAbove={false} />);
  const [field, scroller] = [host.querySelector('input'), host.querySelector('#scroller')];
  field?.focus();
  field?.setSelectionRange(2, 2);
  scroller?.scrollTo(0, 30);
  await expect.poll(() => scroller?.scrollTop).toBe(30);
  dialogs()[0]?.close();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect([dialogs()[0]?.open, document.activeElement, field?.selectionStart, scroller?.scrollTop]).toEqual([
    true,
    field,
    2,
    30,
  ]);
  show(<Stacked isAbove />);
  dialogs()[0]?.close();
  await expect.poll(() => onClose.mock.calls.length).toBe(2);
  expect(dialogs().map(({ open }) => open)).toEqual([true, true]);
  const { left, top, width, height } = dialogs()[1]?.getBoundingClientRect() ?? new DOMRect();
  expect(dialogs()[1]?.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
});

test('the cancel of a file’s picker and Escape of a composition ask nothing', async () => {
  const onClose = vi.fn();
  show(
    <ModalWindow title="A picture" onClose={onClose}>
      <input type="file" aria-label="Picture" />
      <textarea aria-label="Text" />
    </ModalWindow>,
  );
  host.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
  const text = host.querySelector('textarea');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    text?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...composing }));
  expect(onClose).not.toHaveBeenCalled();
});

test('what takes Escape in a window keeps it from the window', async () => {
  const onClose = vi.fn();
  show(
    <ModalWindow title="A search" onClose={onClose}>
      <input aria-label="Name" onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()} />
    </ModalWindow>,
  );
  host.querySelector('input')?.focus();
  await five();
  expect([onClose.mock.calls.length, dialogs()[0]?.open]).toEqual([0, true]);
});

/** A dialog that lets itself be closed. */
const Plain = ({ onClose }: { onClose: () => void }) => (
  <dialog ref={useModal()} aria-label="Plain" onClose={onClose}>
    Text
  </dialog>
);

test.each<[string, () => unknown]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the browser', () => dialogs()[0]?.close()],
])('a dialog that prevents nothing is closed once by %s', async (_, act) => {
  const onClose = vi.fn();
  show(<Plain onClose={onClose} />);
  await act();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(dialogs()[0]?.open).toBe(false);
});

/** A window whose buttons change with its step. */
const Steps = ({ step, isNested = false }: { step: 'ask' | 'wait' | 'done'; isNested?: boolean }) => (
  <ModalWindow title="A call">
    {step === 'ask' && <button type="button">Ask</button>}
    {step === 'wait' && <p>Waiting</p>}
    {step === 'done' && <button type="button">Done</button>}
    {isNested && <ModalWindow title="A question">Text</ModalWindow>}
  </ModalWindow>
);

test('a window whose focused button goes has the focus itself, from where Tab goes on', async () => {
  show(<Steps step="ask" />);
  expect(document.activeElement?.textContent).toBe('Ask');
  show(<Steps step="wait" />);
  await expect.poll(() => document.activeElement).toBe(dialogs()[0]);
  show(<Steps step="done" />);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe('Done');
});

test('a window takes no focus from a window above it', async () => {
  show(<Steps step="ask" isNested />);
  const above = dialogs()[1]?.querySelector<HTMLElement>('h2');
  above?.setAttribute('tabindex', '-1');
  above?.focus();
  show(<Steps step="wait" isNested />);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(above);
});

/** Rows, each of which opens a window. */
const Rows = ({ left, open, disabled = false }: { left: readonly string[]; open: boolean; disabled?: boolean }) => (
  <main aria-label="Page">
    <section>
      {left.length > 0 && <h2>Letters</h2>}
      <ul>
        {left.map((name) => (
          <li key={name}>
            <button type="button" disabled={disabled && name === 'Second'}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
    {open && <ModalWindow title="Remove it?">Text</ModalWindow>}
  </main>
);
const all = ['First', 'Second', 'Third'];
const press = (name: string): void =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.focus();

test.each<[string, readonly string[], boolean, string]>([
  ['is there', all, false, 'Second'],
  ['is gone', ['First', 'Third'], false, 'Third'],
  ['is gone and was the last', ['First'], false, 'First'],
  ['takes no focus any more', all, true, 'First'],
])('a window whose opener %s returns the focus to the nearest row', async (_, left, disabled, expected) => {
  show(<Rows left={all} open={false} />);
  press('Second');
  show(<Rows left={all} open />);
  expect(dialogs()[0]?.contains(document.activeElement)).toBe(true);
  show(<Rows left={left} disabled={disabled} open={false} />);
  await expect.poll(() => document.activeElement?.textContent).toBe(expected);
});

test('the focus follows a row that goes after its window, to the heading and, without one, to the page', async () => {
  show(<Rows left={['Second']} open={false} />);
  press('Second');
  show(<Rows left={['Second']} open />);
  show(<Rows left={['Second']} open={false} />);
  expect(document.activeElement?.textContent).toBe('Second');
  show(<Rows left={[]} open={false} />);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Page');
});

test('a window that opened by itself, while nothing had the focus, gives it to the page', async () => {
  (document.activeElement as HTMLElement | null)?.blur();
  show(<Rows left={all} open />);
  expect(dialogs()[0]?.contains(document.activeElement)).toBe(true);
  show(<Rows left={all} open={false} />);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Page');
});
