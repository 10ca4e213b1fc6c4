import {
  aCommentOnPost,
  aPostOfPerformer,
  ageCheckEnds,
  guestBoughtPost,
  guestHasBlocked,
  guestIsLoggedIn,
  noPosts,
  setUpState,
} from '@lounge/mock-api/states';
import { postById } from '@lounge/protocol/engagement/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import {
  buy,
  converse,
  expectAgeLock,
  expectFields,
  expectGuestState,
  findPost,
  like,
  tip,
  wholePosts,
  type ShowPost,
} from './whole-post.ts';

const words = aPostOfPerformer({ id: 96003, actorId: 101, text: 'Which song closes the show?' });
const comment = aCommentOnPost({ id: 97001, postId: 96003, text: 'Come over, bring cake.', minutesAgo: 5 });

const meta = {
  title: 'Screens/Post',
  tags: ['!autodocs'],
  args: { entry: 'feed/96003/', guestId: 7, states: [robin, coins(2500), noPosts({}), words, comment] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** A guest writes a comment, which shows at once and is counted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const post = within(canvas.getByRole('article'));
    await expect(post.getByText('Come over, bring cake.')).toBeVisible();
    await userEvent.type(post.getByRole('textbox'), 'The slow one!');
    await userEvent.click(post.getByRole('button', { name: 'Send' }));
    await expect(await post.findByText('The slow one!')).toBeVisible();
    await waitFor(() => expect(post.getByRole('textbox')).toHaveValue(''));
  },
};

/**
 * A post's page has all of its parts, what the guest did and can do, and the conversation below it.
 * @spec screen:feed.post 1-4, screen:overlay.feed-tip 1, feature:feed.comment 1-3, feature:feed.read 6
 */
export const Whole: Story = {
  args: { timeScale: 4, states: wholePosts },
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    const show: ShowPost = async (postId) => {
      const path = `/en/feed/${postId}/`;
      if (page.router.state.location.pathname !== path) await page.router.navigate(path);
      return findPost(postId);
    };
    await expectFields(show, page);
    await expectGuestState(show);
    await like(show);
    await buy(show);
    await tip(show, '582');
    await expectAgeLock(show);
    await show(96003);
    const at = { isDeleted: false, isOwn: false };
    const result = await page.app.stores.context.client.call(postById, { id: 96003 });
    const thread = { ...at, conversationId: 97001 };
    const mirela = { isCreator: true, tipped: false, user: { name: 'Mirela' } };
    const ida = { isCreator: false, tipped: true, user: { name: 'Ida' } };
    await expect(result.ok && result.value.comments).toMatchObject([
      { ...thread, ...mirela, id: 97001, parentId: null, isReplyToReply: false, created: '2026-11-20T19:45:00.000Z' },
      { ...thread, ...ida, id: 97002, parentId: 97001, isReplyToReply: false, text: 'Plum?' },
      { ...thread, ...mirela, id: 97003, parentId: 97002, isReplyToReply: true, text: 'Plum.' },
    ]);
    const items = within(canvas.getByRole('group', { name: 'Comments' })).getAllByRole('listitem');
    await expect(items.map(({ dataset }) => dataset['depth'])).toEqual(['0', '1', '2']);
    await expect(items[0]).toHaveTextContent(/^MirelaPerformer20:45.*Come over, bring cake\./);
    await expect(items[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T19:45:00.000Z');
    await expect(items[1]).toHaveTextContent(/Ida.*Tip.*Plum\?/);
    await expect(items[2]).toHaveTextContent(/Mirela.*to Ida.*Plum\./);
    await converse();
  },
};

/** A visitor reads everything, is asked to log in to write, and shares the link. */
export const Anonymous: Story = {
  args: { guestId: null, states: [noPosts({}), words, comment] },
  play: async ({ canvas }) => {
    const post = within(canvas.getByRole('article'));
    await expect(post.getByText('Come over, bring cake.')).toBeVisible();
    await expect(post.queryByRole('textbox')).toBeNull();
    await userEvent.click(post.getByText(/^More about this post/));
    await userEvent.click(post.getByRole('button', { name: 'Share' }));
    const inside = within(await canvas.findByRole('dialog'));
    const link = inside.getByRole('textbox', { name: 'Link of the post' });
    await expect(link).toHaveDisplayValue(/\/en\/feed\/\d+\/$/);
  },
};

const adult = aPostOfPerformer({ id: 96003, actorId: 101, kind: 'photos', text: 'Late hours.', ageRating: 18 });

/** Photos for adults open with the age check, while the page is open. @spec feature:feed.view-age-locked 1 */
export const OpensWithTheAgeCheck: Story = {
  args: { states: [guestIsLoggedIn({ guestId: 7, token: 'story', avsStatus: 'unknown' }), noPosts({}), adult] },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const post = within(canvas.getByRole('article'));
    await expect(post.getByRole('link', { name: 'Start the check' })).toBeVisible();
    await setUpState(ageCheckEnds({ guestId: 7, result: 'accepted' }), world);
    await waitFor(() => expect(post.queryByRole('link', { name: 'Start the check' })).toBeNull());
  },
};

/** A removed post says so in its place. */
export const Removed: Story = {
  args: {
    states: [robin, noPosts({}), aPostOfPerformer({ id: 96003, actorId: 101, text: '', status: 'removed' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/took this post back/)).toBeVisible();
  },
};

/** A guest and a performer without contact: what was bought stays open, and nobody may write below it. */
export const Blocked: Story = {
  args: {
    states: [
      robin,
      noPosts({}),
      aPostOfPerformer({ id: 96003, actorId: 101, kind: 'clip', text: 'Uncut.', price: 1800 }),
      guestBoughtPost({ guestId: 7, postId: 96003 }),
      guestHasBlocked({ guestId: 7, actorId: 101 }),
    ],
  },
  play: async ({ canvas }) => {
    const post = within(canvas.getByRole('article'));
    await expect(post.getByText('Uncut.')).toBeVisible();
    await expect(post.queryByRole('button', { name: /18 coins/ })).toBeNull();
    await expect(post.queryByRole('textbox')).toBeNull();
  },
};

/** A guest reports a post, which leaves a sentence; the feed leaves it out from then on. Without a network the question stays. */
export const Reported: Story = {
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    const post = within(canvas.getByRole('article'));
    const menu = post.getByText(/^More about this post/);
    await userEvent.click(menu);
    await userEvent.click(within(menu.closest('details') as HTMLElement).getByRole('button', { name: 'Report' }));
    page.goOffline();
    await userEvent.click(post.getByRole('button', { name: 'Report it' }));
    await expect(await post.findByText('That did not arrive. Please try again.')).toBeVisible();
    page.goOnline();
    await userEvent.click(post.getByRole('button', { name: 'Report it' }));
    const said = await canvas.findByText(/^You reported this post/);
    await waitFor(() => expect(said).toHaveFocus());
    const { reader } = page.world.database;
    await expect(await reader.query('select "guestId", "postId" from "feedPostReport"', [])).toEqual([
      { guestId: 7, postId: 96003 },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }));
    await expect(canvas.getByText('Which song closes the show?')).toBeVisible();
  },
};
