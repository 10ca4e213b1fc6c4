import { aPostOfPerformer, noPosts } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const six = [1, 2, 3, 4, 5, 6].map((nth) =>
  aPostOfPerformer({
    id: 96000 + nth,
    actorId: 101,
    kind: nth % 2 === 0 ? 'clip' : 'photos',
    title: `Number ${nth}`,
    minutesAgo: nth,
  }),
);

const meta = {
  title: 'Screens/Feed/Pictures',
  tags: ['!autodocs'],
  args: { entry: 'feed/', states: [noPosts({}), ...six] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** The pictures of the two posts below the last seen one load before they are near; those after them do not. */
export const LoadedAhead: Story = {
  play: async ({ canvas }) => {
    const posts = within(canvas.getByRole('list', { name: 'Posts' })).getAllByRole('article');
    const isEarly = (post: HTMLElement | undefined) =>
      [...(post?.querySelectorAll<HTMLElement>('[data-part="media"] img') ?? [])].every(
        ({ attributes }) => attributes.getNamedItem('loading') === null,
      );
    const isInView = (post: HTMLElement) => post.getBoundingClientRect().top < window.innerHeight;
    const expectNextTwo = async () => {
      const seen = posts.filter(isInView).length;
      await waitFor(() => expect(posts.map(isEarly)).toEqual(posts.map((_, at) => at < seen + 2)));
    };
    await expect(posts).toHaveLength(6);
    await expectNextTwo();
    posts[2]?.scrollIntoView();
    await expectNextTwo();
  },
};
