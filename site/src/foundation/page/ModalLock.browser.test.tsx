import { KitProvider } from '@lounge/kit/kit-provider';
import { ModalWindow } from '@lounge/kit/modal-window';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { ModalLock } from './ModalLock.tsx';

const lock = () => document.documentElement.getAttribute('data-modal');

test('the page is locked from the first window that opens to the last that closes, also where one is open before the lock is there', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const show = (windows: readonly string[], hasLock = true) =>
    flushSync(() =>
      root.render(
        <KitProvider language="en">
          {hasLock && <ModalLock />}
          {windows.map((title) => (
            <ModalWindow key={title} title={title} onClose={() => undefined}>
              Text
            </ModalWindow>
          ))}
        </KitProvider>,
      ),
    );
  show([]);
  const locks = [['one'], ['one', 'two'], ['two'], []].map((windows) => {
    show(windows);
    return lock();
  });
  expect(locks.map((each) => each !== null)).toEqual([true, true, true, false]);
  show(['one'], false);
  show(['one']);
  expect(lock()).not.toBeNull();
  show(['one'], false);
  expect(lock()).toBeNull();
});
