import { aPostOfPerformer, noPosts } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { doEverything, expectFields, expectGuestState, findPost, wholePosts } from '../engagement/feed/whole-post.ts';
import { robin } from '../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

const meta = {
  title: 'Screens/Performer feed',
  tags: ['!autodocs'],
  args: {
    entry: 'amateur/mirela/feed/',
    guestId: 7,
    states: [
      robin,
      noPosts({}),
      aPostOfPerformer({ id: 96001, actorId: 101, kind: 'clip', text: 'Tuesday’s dance, uncut.', minutesAgo: 5 }),
      aPostOfPerformer({ id: 96002, actorId: 101, kind: 'photos', text: 'Five cards.', minutesAgo: 10 }),
      aPostOfPerformer({ id: 96003, actorId: 102, text: 'Which song closes the show?', minutesAgo: 20 }),
      aPostOfPerformer({ id: 96004, actorId: 101, isPinned: true, text: 'Start here.', minutesAgo: 90 }),
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const postsOn = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Posts' })).getAllByRole('article');

/** The posts of one performer, the pinned ones first, with how many there are. @spec screen:feed.profile 4 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 clip · 1 photo post · 1 text')).toBeVisible();
    await expect(postsOn(canvas)).toHaveLength(3);
    await expect(postsOn(canvas)[0]).toHaveTextContent('Start here.');
  },
};

/**
 * Each post with all of its parts; who follows her says the profile itself.
 * @spec screen:feed.profile 1-3
 */
export const Whole: Story = {
  args: { timeScale: 4, states: wholePosts },
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    await expect(postsOn(canvas).map((post) => post.dataset['post'])).toEqual(['96002', '96001', '96003', '96004']);
    await expectFields(findPost, page);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pin' })).toHaveAttribute('aria-pressed', 'true'));
    await expectGuestState(findPost, { inProfile: true });
    await doEverything(findPost);
  },
};
