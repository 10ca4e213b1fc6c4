import { AppRoot, loadParts, type App } from '@lounge/site/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { openTestPage, type TestPage } from '../../harness/open-test-page.ts';

/** The markup of home as a server sends it, taken over as by a browser: parts whose code loads later are hydrated later. */
const meta = {
  title: 'Site/Hydration',
  render: () => <div data-testid="host" />,
  parameters: { document: true },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const treeOf = (app: App, router: TestPage['router']) => (
  <AppRoot app={app}>
    <RouterProvider router={router} />
  </AppRoot>
);

const openHome = () => openTestPage({ brand: 'velvet', language: 'en', theme: 'dark' });

/** Whether React has taken over an element: it keeps its component beside it. */
const isTakenOver = (element: Element | null): boolean =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber$'));

export const HomeIsRenderedOnce: Story = {
  name: 'Home is rendered once, whatever is hydrated later',
  // React's profiler works in its development build only.
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const host = canvas.getByTestId('host');
    const [server, browser] = [await openHome(), await openHome()];
    host.innerHTML = renderToString(treeOf(server.app, server.router));
    await expect(host.querySelectorAll('article').length).toBeGreaterThan(30);

    const written: string[] = [];
    const { intl } = browser.app;
    const formatMessage = new Proxy(intl.formatMessage, {
      apply: (format, self, words: unknown[]) => {
        written.push((words[0] as { id: string }).id);
        return Reflect.apply(format, self, words) as string;
      },
    });
    const app: App = { ...browser.app, parts: await loadParts(browser.app.config), intl: { ...intl, formatMessage } };
    const mismatches: unknown[] = [];
    const textsAtCommits: string[][] = [];
    // The head's title and description are no part of the page.
    const textsOfHome = () => written.filter((id) => /^site\.home\.(?!title|description)/.test(id));
    const root = hydrateRoot(
      host,
      <Profiler id="site" onRender={() => textsAtCommits.push(textsOfHome())}>
        {treeOf(app, browser.router)}
      </Profiler>,
      { onRecoverableError: (error) => mismatches.push(error) },
    );
    for (const part of ['footer', '[data-part=lazy]', '[data-part=lazy] nav'])
      await waitFor(() => expect(isTakenOver(host.querySelector(part))).toBe(true));

    await expect(mismatches).toEqual([]);
    await expect(textsAtCommits.length).toBeGreaterThan(1);
    await expect(textsAtCommits[0]?.length).toBeGreaterThan(0);
    await expect(textsOfHome()).toEqual(textsAtCommits[0]);
    root.unmount();
    for (const page of [server, browser]) page.connect()();
  },
};
