import { isBrand, isLanguage } from '@lounge/locale';
import { AppRoot, documentCss } from '@lounge/site/app';
import type { StoryContext } from '@storybook/react-vite';
import { useEffect, useInsertionEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { openTestPage, type TestPage, type TestPageOptions } from './open-test-page.ts';

/** The args of a screen's story. */
export interface SiteStoryArgs extends Pick<
  TestPageOptions,
  'entry' | 'states' | 'failing' | 'guestId' | 'timeScale' | 'consent' | 'timeZone' | 'ownZone' | 'hasOffers'
> {
  /** Whether only the first viewport height of the page is shown, for screenshots. @default false */
  firstViewportOnly?: boolean;
}

const documentSheet = new CSSStyleSheet();
documentSheet.replaceSync(documentCss);

const StoryFrame = styled.div.withConfig({ componentId: 'story-frame' })`
  position: relative;
  &[data-first-viewport] {
    height: 100vh;
    overflow: clip;
  }
`;

/**
 * Gives the document language, brand and theme before the render, as the server does: set after it, each styles the whole page again.
 * Returns a function that restores the document for stories with an element of their own.
 */
const setDocument = ({ language, marks, theme }: TestPage['app']['config']): (() => void) => {
  const root = document.documentElement;
  const before = root.lang;
  root.lang = language;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, documentSheet];
  Object.assign(root.dataset, { brand: marks.name, theme });
  return () => {
    root.lang = before;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== documentSheet);
    delete root.dataset['brand'];
    delete root.dataset['theme'];
  };
};

/** Links of the language menu change the toolbar's language, as their URLs do not exist in Storybook. Returns a function that stops this. */
const syncToolbarLanguage = (): (() => void) => {
  const listening = new AbortController();
  const choose = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link === null) return;
    event.preventDefault();
    event.stopPropagation();
    addons.getChannel().emit('updateGlobals', { globals: { language: link.hreflang } });
  };
  document.addEventListener('click', choose, { capture: true, signal: listening.signal });
  return () => listening.abort();
};

/** The real site in a story: frame, screens and stores over handlers in the same page. */
function SiteStory({
  testPage,
  firstViewportOnly = false,
}: {
  testPage: TestPage;
  firstViewportOnly?: boolean | undefined;
}) {
  useInsertionEffect(() => setDocument(testPage.app.config), [testPage]);
  useEffect(() => {
    const ends = [syncToolbarLanguage(), testPage.connect()];
    return () => ends.forEach((end) => end());
  }, [testPage]);
  return (
    <StoryFrame data-first-viewport={firstViewportOnly || undefined}>
      <AppRoot app={testPage.app}>
        <RouterProvider router={testPage.router} />
      </AppRoot>
    </StoryFrame>
  );
}

type Context = Pick<StoryContext<SiteStoryArgs>, 'args' | 'globals' | 'loaded'>;

/** The test page of a running story. */
export const testPageOf = ({ loaded }: Pick<Context, 'loaded'>): TestPage => loaded['testPage'] as TestPage;

/** The test page of a running story once its socket has a session, so that pushes reach it. */
export const livePageOf = async (context: Pick<Context, 'loaded'>): Promise<TestPage> => {
  const testPage = testPageOf(context);
  await waitFor(() => expect(testPage.app.stores.socket?.state).toBe('ready'));
  return testPage;
};

/** Overlays stand in the window's own history, whatever the router of a story is: one that another story left open is no part of this one. */
const leaveOverlay = (): void => {
  const { overlay: _, ...state } = (history.state ?? {}) as Record<string, unknown>;
  history.replaceState(state, '');
};

const openForStory = async ({ args, globals }: Context): Promise<{ testPage: TestPage }> => {
  leaveOverlay();
  const { brand, language, theme } = globals;
  const testPage = await openTestPage({
    ...args,
    brand: isBrand(brand) ? brand : 'velvet',
    language: isLanguage(language) ? language : 'en',
    theme: theme === 'light' || theme === 'system' ? theme : 'dark',
  });
  return { testPage };
};

/** The common parts of all screen stories: a loader opens the test page before the render, with the toolbar's brand, language and theme. */
export const onSite = {
  loaders: [openForStory],
  render: (args: SiteStoryArgs, context: Pick<Context, 'loaded'>) => {
    const testPage = testPageOf(context);
    return <SiteStory key={testPage.id} testPage={testPage} firstViewportOnly={args.firstViewportOnly} />;
  },
  // Shows the source code as written: deriving it from the element would serialize every store.
  parameters: { document: true, docs: { source: { type: 'code' } } },
};
