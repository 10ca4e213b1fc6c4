import { anArticle, aTvFormat, aTvVideo, guestWatchedTvVideo } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { showMore } from './show-more.ts';

const kitchen = aTvFormat({ key: 'late-kitchen', title: 'Late kitchen' });

const meta = {
  title: 'Screens/Search/Types',
  tags: ['!autodocs'],
  args: { entry: 'search/tv/zephyr/', guestId: 7, consent: 'all' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** Articles with their excerpts, and a pattern that none has. @spec screen:search.results-blog 1, 2 */
export const Magazine: Story = {
  args: {
    entry: 'search/magazine/ferry/',
    states: Array.from({ length: 16 }, (_, at) =>
      anArticle({ id: 96_001 + at, title: `Ferry ${at + 1}`, minutesAgo: at + 1 }),
    ),
    guestId: null,
  },
  play: async ({ canvas, ...context }) => {
    await showMore(canvas, 15);
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent(/^News, .*Ferry 1Every evening somebody puts/);
    await expect(canvas.getByRole('link', { name: 'Ferry 1' })).toHaveAttribute('href', '/en/blog/news/96001-ferry-1/');
    const tabs = within(canvas.getByRole('navigation', { name: 'Types of results' }));
    await expect(tabs.getByRole('link', { name: /^Magazine/ })).toHaveTextContent('Magazine16');
    await userEvent.click(canvas.getByRole('link', { name: 'Oldest first' }));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Ferry 16'));
    await testPageOf(context).router.navigate('/en/search/magazine/xqzvw/');
    await expect(await canvas.findByRole('heading', { name: 'Nothing for “xqzvw”' })).toBeVisible();
  },
};

/**
 * Videos of TV with their format and marks, premium ones locked, and a pattern that none has.
 * @spec screen:search.results-tv 1, 2
 */
export const Tv: Story = {
  args: {
    entry: 'search/tv/zephyr/',
    states: [
      robin,
      kitchen,
      ...Array.from({ length: 31 }, (_, at) => ({ id: 97_001 + at, number: at + 1, title: `Zephyr ${at + 1}` })).map(
        (video) => aTvVideo({ ...video, key: 'late-kitchen', isPremium: video.number === 2, minutesAgo: video.number }),
      ),
      guestWatchedTvVideo({ guestId: 7, videoId: 97_001 }),
    ],
  },
  play: async ({ canvas, ...context }) => {
    await showMore(canvas, 30);
    const [newest, locked] = canvas.getAllByRole('article');
    await expect(newest).toHaveTextContent(/Free.*Zephyr 1Late kitchen · 22 minutes/);
    await expect(within(newest as HTMLElement).getByRole('img', { name: 'Watched' })).toBeVisible();
    await expect(locked).toHaveTextContent(/Premium.*Zephyr 2.*With a TV subscription/);
    await expect(canvas.getByRole('link', { name: 'Zephyr 1' })).toHaveAttribute(
      'href',
      '/en/tv/mediathek/late-kitchen/zephyr-1/',
    );
    const tabs = within(canvas.getByRole('navigation', { name: 'Types of results' }));
    await expect(tabs.getByRole('link', { name: /^TV/ })).toHaveTextContent('TV31');
    await userEvent.click(canvas.getByRole('link', { name: 'Oldest first' }));
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Zephyr 31'));
    await testPageOf(context).router.navigate('/en/search/tv/xqzvw/');
    await expect(await canvas.findByRole('heading', { name: 'Nothing for “xqzvw”' })).toBeVisible();
  },
};
