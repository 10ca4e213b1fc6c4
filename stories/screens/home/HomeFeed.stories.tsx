import { aPostOfPerformer, noPosts, setUpState } from '@lounge/mock-api/states';
import { posts } from '@lounge/protocol/engagement/feed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

const feedPosts = [
  noPosts({}),
  aPostOfPerformer({
    id: 96001,
    actorId: 101,
    kind: 'clip',
    text: 'Tuesday’s dance, uncut.',
    price: 1800,
    minutesAgo: 5,
  }),
  aPostOfPerformer({ id: 96002, actorId: 102, text: 'Which song closes the show?', minutesAgo: 10 }),
  aPostOfPerformer({ id: 96003, actorId: 102, kind: 'photos', text: 'Late hours.', ageRating: 18, minutesAgo: 15 }),
  aPostOfPerformer({ id: 96004, actorId: 101, kind: 'photos', photoCount: 5, title: 'Five cards', minutesAgo: 20 }),
];

const meta = {
  title: 'Screens/Home/Feed',
  tags: ['!autodocs'],
  args: { states: feedPosts, failing: [posts] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * The newest posts without those of words only, each a link to its page. The row fails and is read again by itself, and is left out where there
 * is nothing; the stage above is the homepage's.
 * @spec screen:home 4, feature:shell.start-page 3
 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { world, router, holdRequests } = await livePageOf({ loaded });
    const row = () => within(canvas.getByRole('region', { name: 'New in the feed' }));
    const release = holdRequests();
    await userEvent.click(row().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvasElement.querySelector('#feed [aria-busy=true]')).not.toBeNull());
    release();
    await waitFor(() => expect(row().getAllByRole('article')).toHaveLength(3));
    const links = () => within(row().getByRole('group', { name: 'New in the feed' })).getAllByRole('link');
    await expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tuesday’s dance, uncut.', '/en/feed/96001/'],
      ['Late hours.', '/en/feed/96003/'],
      ['Five cards', '/en/feed/96004/'],
    ]);
    const [clip, adult, cards] = row().getAllByRole('article');
    await expect(clip).toHaveTextContent(/01:24.*18 coins.*Mirela$/);
    await expect(clip?.querySelector('img')?.src).toContain('/locked');
    await expect(within(adult as HTMLElement).getByText('Log in')).toBeVisible();
    await expect(within(cards as HTMLElement).getByText('5 pictures')).toBeInTheDocument();
    await expect(row().getByRole('link', { name: 'Show all posts' })).toHaveAttribute('href', '/en/feed/');
    const slides = canvasElement.querySelectorAll('.kit-jumbotron [data-part="thumbs"] > button');
    await expect(slides.length).toBeGreaterThan(1);
    await setUpState(noPosts({}), world);
    await router.navigate('/en/help/');
    await router.navigate('/en/');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'New videos' })).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'New in the feed' })).toBeNull();
  },
};
