import { aPostOfPerformer, noPosts } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { robin } from '../harness/robin.ts';
import { onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

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
