import { KitProvider } from '@lounge/kit/kit-provider';
import { Lightbox } from '@lounge/kit/lightbox';
import { velvet } from '@lounge/kit/velvet';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const pictures = [{ src: '/none', tint: 1 }];

const Album = () => {
  const [current, setCurrent] = useState<number | null>(null);
  const titles = useLocation().search === '?two' ? ['Garden', 'House'] : ['Garden'];
  return (
    <>
      <button type="button" data-open="" onClick={() => setCurrent(0)}>
        Open
      </button>
      <Link to="/other">Other</Link>
      {titles.map((title) => (
        <Lightbox
          key={title}
          title={title}
          pictures={pictures}
          current={current}
          onChoose={(choice) => setCurrent(choice.current)}
          onClose={() => setCurrent(null)}
        />
      ))}
    </>
  );
};

const host = document.createElement('div');
let router: ReturnType<typeof createBrowserRouter>;

beforeEach(async () => {
  const before = location.href;
  document.body.append(host);
  history.replaceState(null, '', '/album');
  router = createBrowserRouter([
    { path: '/album', element: <Album /> },
    { path: '/other', element: <p>Other page</p> },
  ]);
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <KitProvider brand={velvet}>
        <RouterProvider router={router} />
      </KitProvider>
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    host.remove();
    history.replaceState(null, '', before);
  });
  await vi.waitUntil(() => host.querySelector('[data-open]'));
});

const press = (selector: string) => host.querySelector<HTMLElement>(selector)?.click();
const isOpen = () => host.querySelector('dialog[open]') !== null;
const isMarked = () => (history.state as { kitOverlay?: true } | null)?.kitOverlay === true;
const untilOpen = () => vi.waitFor(() => expect([isOpen(), isMarked()]).toEqual([true, true]));
const untilClosed = () => vi.waitFor(() => expect([isOpen(), isMarked()]).toEqual([false, false]));

test('back closes a lightbox and stays on the page, forward shows the page, and it opens with one entry again', async () => {
  const before = history.length;
  press('[data-open]');
  await untilOpen();
  expect(history.length - before).toBeLessThanOrEqual(1);
  history.back();
  await untilClosed();
  expect(location.pathname).toBe('/album');
  history.forward();
  await vi.waitFor(() => expect(isMarked()).toBe(true));
  expect([location.pathname, isOpen()]).toEqual(['/album', false]);
  const length = history.length;
  press('[data-open]');
  await untilOpen();
  expect(history.length).toBe(length);
  history.back();
  await untilClosed();
});

test('closing it by its button removes the entry, and the router goes on as before', async () => {
  press('a');
  await vi.waitFor(() => expect(host.textContent).toContain('Other page'));
  history.back();
  await vi.waitFor(() => expect(host.querySelector('[data-open]')).not.toBeNull());
  press('[data-open]');
  await untilOpen();
  press('dialog header button:last-child');
  await untilClosed();
  expect(location.pathname).toBe('/album');
  press('a');
  await vi.waitFor(() => expect(host.textContent).toContain('Other page'));
  history.back();
  await vi.waitFor(() => expect(host.querySelector('[data-open]')).not.toBeNull());
  expect([location.pathname, isOpen()]).toEqual(['/album', false]);
});

test('two that close together remove one entry', async () => {
  press('a');
  await vi.waitFor(() => expect(host.textContent).toContain('Other page'));
  void router.navigate('/album?two');
  await vi.waitFor(() => expect(host.querySelector('[data-open]')).not.toBeNull());
  press('[data-open]');
  await vi.waitFor(() => expect([host.querySelectorAll('dialog[open]').length, isMarked()]).toEqual([2, true]));
  press('dialog header button:last-child');
  await untilClosed();
  expect(location.search).toBe('?two');
  history.back();
  await vi.waitFor(() => expect(host.textContent).toContain('Other page'));
});

test('a step that leaves the page while it is open is the router’s', async () => {
  press('a');
  await vi.waitFor(() => expect(host.textContent).toContain('Other page'));
  void router.navigate('/album');
  await vi.waitFor(() => expect(host.querySelector('[data-open]')).not.toBeNull());
  press('[data-open]');
  await untilOpen();
  history.go(-2);
  await vi.waitFor(() => expect(host.textContent).toContain('Other page'));
  expect([location.pathname, isOpen()]).toEqual(['/other', false]);
});
