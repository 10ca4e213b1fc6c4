import { isBrand, isLanguage } from '@lounge/locale';
import { AppRoot } from '@lounge/site/app';
import type { StoryContext } from '@storybook/react-vite';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { styled } from 'styled-components';
import { openTestPage, type Visit, type VisitOptions } from './open-test-page.ts';

/** What a story of a screen may say. */
export interface SiteStoryArgs extends Pick<VisitOptions, 'entry' | 'given' | 'failing' | 'guestId' | 'pace'> {
  /** Whether only the first window of the page is shown, for screenshots. @default false */
  fold?: boolean;
}

const Window = styled.div.withConfig({ componentId: 'story-window' })`
  position: relative;
  &[data-fold] {
    height: 100vh;
    overflow: clip;
  }
`;

/** Gives the document back as it was found: other stories write brand and theme on an element of their own. */
const keepDocument = (language: string): (() => void) => {
  const root = document.documentElement;
  const before = root.lang;
  root.lang = language;
  return () => {
    root.lang = before;
    delete root.dataset['brand'];
    delete root.dataset['theme'];
  };
};

/** Choosing a language would leave the story for an address that Storybook does not have; it turns the toolbar instead. */
const turnToolbar = (): (() => void) => {
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

/** The real site in a story: its frame, its screens, its stores, over handlers in the same page. */
export function SiteStory({ visit, fold = false }: { visit: Visit; fold?: boolean | undefined }) {
  useEffect(() => {
    const ends = [keepDocument(visit.app.config.language), turnToolbar(), visit.begin()];
    return () => ends.forEach((end) => end());
  }, [visit]);
  return (
    <Window data-fold={fold || undefined}>
      <AppRoot app={visit.app}>
        <RouterProvider router={visit.router} />
      </AppRoot>
    </Window>
  );
}

type Context = Pick<StoryContext<SiteStoryArgs>, 'args' | 'globals' | 'loaded'>;

/** The visit of a running story. */
export const visitOf = ({ loaded }: Pick<Context, 'loaded'>): Visit => loaded['visit'] as Visit;

const openForStory = async ({ args, globals }: Context): Promise<{ visit: Visit }> => {
  const { brand, language, theme } = globals;
  const visit = await openTestPage({
    ...args,
    brand: isBrand(brand) ? brand : 'velvet',
    language: isLanguage(language) ? language : 'en',
    theme: theme === 'light' || theme === 'system' ? theme : 'dark',
  });
  return { visit };
};

/** What every story of a screen has: the visit is opened before it renders, brand, language and theme are the toolbar's. */
export const onSite = {
  loaders: [openForStory],
  render: (args: SiteStoryArgs, context: Pick<Context, 'loaded'>) => {
    const visit = visitOf(context);
    return <SiteStory key={visit.id} visit={visit} fold={args.fold} />;
  },
  // The story's code is shown as it is written: drawing it from the element would walk through every store.
  parameters: { document: true, docs: { source: { type: 'code' } } },
};
