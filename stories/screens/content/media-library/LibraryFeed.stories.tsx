import {
  aPerformer,
  aPostOfPerformer,
  aVideoOfPerformer,
  guestArchived,
  guestBoughtPost,
  guestBoughtVideo,
  noPosts,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const posts = [
  robin,
  aPerformer({ id: 9101, name: 'Noor Vega' }),
  aPerformer({ id: 9102, name: 'Ada Marsh' }),
  noPosts({}),
  aVideoOfPerformer({ id: 95001, actorId: 9101, title: 'Rooftop, after rain', price: 2400 }),
  guestBoughtVideo({ guestId: 7, videoId: 95001 }),
  aPostOfPerformer({ id: 96001, actorId: 9101, kind: 'clip', title: 'The long version', price: 900 }),
  aPostOfPerformer({ id: 96002, actorId: 9102, kind: 'photos', photoCount: 3, title: 'Five cards', price: 900 }),
  aPostOfPerformer({ id: 96003, actorId: 9102, kind: 'photos', price: 900 }),
  aPostOfPerformer({ id: 96004, actorId: 9102, kind: 'photos', title: 'Not bought', price: 900 }),
  ...[96001, 96002, 96003].map((postId) => guestBoughtPost({ guestId: 7, postId })),
];

const meta = {
  title: 'Screens/Library/Feed',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/mediathek/', guestId: 7, states: posts },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = ReturnType<typeof within>;

const tabsOf = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Parts of your library' }));

const itemsIn = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Feed' }));

/** Waits until the feed's part has these titles. */
const expectTitles = (canvas: Canvas, titles: readonly string[]) =>
  waitFor(() =>
    expect(
      itemsIn(canvas)
        .queryAllByRole('article')
        .map((tile) => tile.querySelector('[data-part="link"]')?.textContent),
    ).toEqual(titles),
  );

/**
 * The tabs of the library, its totals beside those of the feed, and the posts that the guest bought, which are found by kind, performer and
 * order.
 * @spec feature:library.browse 1, 4, screen:personal.mediathek 1-2, screen:personal.mediathek-feed 1-2
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    await waitFor(() =>
      expect(
        tabsOf(canvas)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Shop1', 'Pinned0', 'Archive0', 'Feed3', 'Messenger0', 'Clips0', 'Audio0']),
    );
    for (const text of ['1 video', '0 albums', '0 sounds', '0 chat clips', '1 clip of the feed', '2 photo posts'])
      await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(tabsOf(canvas).getByRole('link', { name: /^Feed/ }));
    await expectTitles(canvas, ['Post by Ada Marsh', 'Five cards', 'The long version']);
    const link = itemsIn(canvas).getByRole('link', { name: 'The long version' });
    await expect(link).toHaveAttribute('href', '/en/feed/96001/');
    const kinds = within(canvas.getByRole('group', { name: 'Kind of media' }));
    await userEvent.click(kinds.getByRole('link', { name: 'Videos' }));
    await expectTitles(canvas, ['The long version']);
    await userEvent.click(kinds.getByRole('link', { name: 'Pictures' }));
    await expectTitles(canvas, ['Post by Ada Marsh', 'Five cards']);
    await userEvent.click(kinds.getByRole('link', { name: 'All' }));
    await expectTitles(canvas, ['Post by Ada Marsh', 'Five cards', 'The long version']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'oldest');
    await expectTitles(canvas, ['The long version', 'Five cards', 'Post by Ada Marsh']);
    await userEvent.type(canvas.getByRole('searchbox'), 'noor{Enter}');
    await expectTitles(canvas, ['The long version']);
    await expect(router.state.location.search).toBe('?tab=feed&q=noor&order=oldest');
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'waltz{Enter}');
    await expect(await canvas.findByText('Nothing found for “waltz”')).toBeVisible();
  },
};

/** Without a post the tab leads to the feed; with all of them put away, to the archive. @spec screen:personal.mediathek-feed 2 */
export const Empty: Story = {
  args: {
    entry: 'myvelvet/mediathek/?tab=feed&type=video',
    states: [...posts, guestArchived({ guestId: 7, kind: 'post', id: 96001 })],
  },
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    await expect(await canvas.findByText('Everything is in the archive')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the archive' })).toBeVisible();
    await router.navigate('/en/myvelvet/mediathek/?tab=clips');
    await expect(await canvas.findByText('No clips yet')).toBeVisible();
  },
};

export const NothingBought: Story = {
  args: { entry: 'myvelvet/mediathek/?tab=feed', states: [robin, noPosts({})] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No posts yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'To the feed' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
  },
};
