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
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

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
