import { aPostOfPerformer, guestLikedPost, noPosts, setUpState } from '@lounge/mock-api/states';
import { posts } from '@lounge/protocol/engagement/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { doEverything, expectFields, expectGuestState, findPost, wholePosts } from './whole-post.ts';

const clip = aPostOfPerformer({
  id: 96001,
  actorId: 101,
  kind: 'clip',
  title: 'The long version',
  text: 'Tuesday’s dance, uncut.',
  price: 1800,
  minutesAgo: 5,
});
const goal = aPostOfPerformer({
  id: 96002,
  actorId: 101,
  kind: 'photos',
  photoCount: 3,
  text: 'Five cards from yesterday.',
  goalCoins: 1000,
  tipsSum: 620,
  minutesAgo: 10,
});
const words = aPostOfPerformer({ id: 96003, actorId: 102, text: 'Which song closes the show?', minutesAgo: 20 });
const three = [noPosts({}), clip, goal, words];

const meta = {
  title: 'Screens/Feed',
  tags: ['!autodocs'],
  args: { entry: 'feed/', guestId: 7, states: [robin, coins(2500), ...three] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const postsOn = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Posts' })).getAllByRole('article');
const postWith = (canvas: Canvas, text: string) => within(canvas.getByText(text).closest('article') as HTMLElement);

/** Posts of all kinds, the newest first; one is bought in its place. @spec feature:feed.buy 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    await expect(postsOn(canvas)).toHaveLength(3);
    const locked = postWith(canvas, 'Tuesday’s dance, uncut.');
    await userEvent.click(locked.getByRole('button', { name: /18 coins/ }));
    await waitFor(() => expect(locked.getByRole('button', { name: /The long version/ })).toBeVisible());
    await expect(locked.getByText('Yours')).toBeVisible();
  },
};

const others = aPostOfPerformer({ id: 96009, actorId: 102, text: 'Of somebody else.', minutesAgo: 40 });

/**
 * A post with all of its parts, what the guest did with it and can do; then the parts and the kinds of the feed, and the other feeds.
 * @spec screen:feed 1-5, feature:feed.read 1
 */
export const Whole: Story = {
  args: { timeScale: 4, states: [...wholePosts, others] },
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    const ids = () => postsOn(canvas).map((post) => Number(post.dataset['post']));
    const expectIds = (expected: readonly number[]) => waitFor(() => expect(ids()).toEqual(expected));
    await expectIds([96001, 96002, 96003, 96004, 96009]);
    await expectFields(findPost, page);
    await expectGuestState(findPost);
    await doEverything(findPost);
    await page.router.navigate('/en/feed/');
    await expectIds([96001, 96002, 96003, 96004, 96009]);
    const parts = within(canvas.getByRole('navigation', { name: 'Posts that are shown' }));
    for (const [name, expected] of [
      ['Following', [96001, 96002, 96003, 96004]],
      ['Liked', [96002, 96003]],
      ['Commented', [96003]],
      ['Opened', [96001, 96002]],
      ['For you', [96001, 96002, 96003, 96004, 96009]],
    ] as const) {
      await userEvent.click(parts.getByRole('link', { name }));
      await expectIds(expected);
    }
    for (const [kind, expected] of [
      ['Clips', [96001]],
      ['Photos', [96002, 96004]],
      ['Words', [96003, 96009]],
    ] as const) {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of posts' }), kind);
      await expectIds(expected);
    }
    // The mixed feed is read; the feeds of pins, of a performer and of the start page are others.
    await page.router.navigate('/en/feed/favourites/');
    await expectIds([96001, 96002, 96003, 96004]);
    await page.router.navigate('/en/amateur/mirela/feed/');
    await expectIds([96002, 96001, 96003, 96004]);
    await page.router.navigate('/en/');
    const row = within(await canvas.findByRole('region', { name: 'New in the feed' }));
    await expect(row.getAllByRole('article').map((tile) => Number(tile.dataset['post']))).toEqual([
      96001, 96002, 96004,
    ]);
  },
};

/**
 * The posts of the performers whom the guest pinned, and of nobody else; each with all of its parts.
 * @spec screen:feed.favourites 1-4
 */
export const Favourites: Story = {
  args: { entry: 'feed/favourites/', timeScale: 4, states: [...wholePosts, others] },
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Feed of your pins' })).toBeVisible();
    await expect(postsOn(canvas).map((post) => post.dataset['post'])).toEqual(['96001', '96002', '96003', '96004']);
    await expectFields(findPost, page);
    await expectGuestState(findPost);
    await doEverything(findPost);
  },
};

/** A like shows at once, also where the network is lost, and is sent when it is back. @spec feature:feed.like 1 */
export const Liked: Story = {
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    const post = postWith(canvas, 'Which song closes the show?');
    const like = post.getByRole('button', { name: /like/i });
    page.goOffline();
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveTextContent('319');
    page.goOnline();
    const { reader } = page.world.database;
    const likes = () => reader.query('select likes from "feedPost" where id = 96003', []);
    await waitFor(async () => expect(await likes()).toMatchObject([{ likes: 319 }]));
  },
};

/** The parts of the feed are links, each with its address. */
export const LikedPosts: Story = {
  args: { entry: 'feed/?show=liked', states: [robin, ...three, guestLikedPost({ guestId: 7, postId: 96002 })] },
  play: async ({ canvas }) => {
    await expect(postsOn(canvas)).toHaveLength(1);
    const parts = within(canvas.getByRole('navigation', { name: 'Posts that are shown' }));
    await expect(parts.getByRole('link', { name: 'Liked' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(parts.getByRole('link', { name: 'Commented' }));
    await expect(await canvas.findByText('Posts that you comment on appear here.')).toBeVisible();
    await userEvent.click(parts.getByRole('link', { name: 'For you' }));
    await waitFor(() => expect(postsOn(canvas)).toHaveLength(3));
  },
};

/** New posts are offered when the page is shown again, and nothing moves before. */
export const NewPosts: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = testPageOf({ loaded });
    await setUpState(aPostOfPerformer({ id: 96101, actorId: 101, text: 'The piano came back.' }), world);
    document.dispatchEvent(new Event('visibilitychange'));
    const offer = await canvas.findByRole('button', { name: '1 new post' });
    await expect(postsOn(canvas)).toHaveLength(3);
    await userEvent.click(offer);
    await expect(await canvas.findByText('The piano came back.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: '1 new post' })).toBeNull());
  },
};

/** A tip goes towards the goal, which grows at once. @spec feature:feed.tip 1 */
export const Tip: Story = {
  play: async ({ canvas }) => {
    const post = postWith(canvas, 'Five cards from yesterday.');
    await userEvent.click(post.getByRole('button', { name: 'Tip' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /25/ }));
    await userEvent.click(dialog.getByRole('button', { name: /Tip/ }));
    await waitFor(() => expect(dialog.getByText(/stands at 645/)).toBeVisible());
    // The sign of the window, and the button below the thanks.
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await expect(post.getByText(/645 of 1,000/)).toBeVisible();
  },
};

/** A visitor sees what is free, and is asked to log in for the rest. */
export const Anonymous: Story = {
  args: { guestId: null, states: three },
  play: async ({ canvas }) => {
    await expect(postWith(canvas, 'Tuesday’s dance, uncut.').getByRole('link', { name: /log in/i })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Liked' }));
    await expect(await canvas.findByRole('heading', { name: 'Log in to see your posts' })).toBeVisible();
  },
};

export const TooFewCoins: Story = {
  args: { states: [robin, coins(1200), ...three] },
  play: async ({ canvas }) => {
    const locked = postWith(canvas, 'Tuesday’s dance, uncut.');
    await expect(locked.getByRole('link', { name: 'Add coins' })).toHaveAttribute(
      'href',
      expect.stringContaining('1800'),
    );
  },
};

export const NotLoaded: Story = {
  args: { failing: [posts] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The feed did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(postsOn(canvas)).toHaveLength(3));
  },
};

export const GermanPhone: Story = {
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
