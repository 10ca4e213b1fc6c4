import {
  aVideoOfPerformer,
  guestBoughtVideo,
  guestIsLoggedIn,
  guestLikedVideo,
  guestWasGivenVideo,
  noVideos,
  performerGoesOffline,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

const actorId = 101;
const video = (id: number, title: string, more: Partial<Parameters<typeof aVideoOfPerformer>[0]> = {}) =>
  aVideoOfPerformer({ id, actorId, title, daysOld: 40, price: 2400, views: 10, ...more });

const videos = [
  guestIsLoggedIn({ guestId: 7, token: 'story', isVip: false }),
  noVideos({}),
  video(95001, 'Of the month', { isVip: true, daysOld: 20 }),
  video(95002, 'Chosen', { isSelect: true }),
  video(95003, 'Old film', { isClassic: true }),
  video(95004, 'From a chat', { isCamRecording: true }),
  video(95005, 'For friends', { shares: 3 }),
  video(95006, 'Much watched', { daysOld: 2, views: 9000 }),
  video(95007, 'From a code'),
  guestBoughtVideo({ guestId: 7, videoId: 95007 }),
  guestWasGivenVideo({ guestId: 7, videoId: 95007 }),
  video(95008, 'Lovely'),
  guestLikedVideo({ guestId: 7, videoId: 95008 }),
];

const meta = {
  title: 'Screens/VideoLists/TileStates',
  tags: ['!autodocs'],
  args: { entry: 'videos/all-videos/', guestId: 7, states: videos },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tile = (canvas: Canvas, title: string) =>
  within(canvas.getByRole('link', { name: title }).closest<HTMLElement>('article') as HTMLElement);
const factsOf = (canvas: Canvas, title: string) =>
  tile(canvas, title)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Online now');

/**
 * Each tile shows the states of its video, as the server has them.
 * @spec component:VideoTile 5-10, 12, 14, 16
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(within(canvas.getByRole('main')).getAllByRole('article')).toHaveLength(8));
    await expect(factsOf(canvas, 'Of the month')).toEqual(['New for VIPs', 'Own production']);
    await expect(factsOf(canvas, 'Chosen')).toEqual(['Editors’ choice', 'Own production']);
    await expect(factsOf(canvas, 'Old film')).toEqual(['Classic']);
    await expect(factsOf(canvas, 'From a chat')).toEqual(['Cam recording']);
    await expect(factsOf(canvas, 'For friends')).toEqual(['Often shared', 'Own production']);
    await expect(factsOf(canvas, 'Much watched')).toEqual(['Trending', 'Own production']);
    await expect(factsOf(canvas, 'From a code')).toEqual(['A gift for you', 'Own production']);
    await expect(tile(canvas, 'From a code').getByText('Bought')).toBeVisible();
    await expect(factsOf(canvas, 'Lovely')).toEqual(['You like it', 'Own production']);
  },
};

/** A performer who goes offline is no longer said to be online. @spec component:VideoTile 21 */
export const PerformerOnline: Story = {
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await waitFor(() => expect(tile(canvas, 'Chosen').getByText('Online now')).toBeVisible());
    await setUpState(performerGoesOffline({ id: actorId }), world);
    await waitFor(() => expect(tile(canvas, 'Chosen').queryByText('Online now')).toBeNull());
  },
};

/** A tile under the pointer shows the pictures of its video, one after the other. @spec component:VideoTile 22 */
export const HoverPreview: Story = {
  play: async ({ canvas, userEvent }) => {
    const article = canvas.getByRole('link', { name: 'Chosen' }).closest<HTMLElement>('article') as HTMLElement;
    const shown = () => article.querySelector<HTMLImageElement>('[data-part="picture"] img')?.src ?? null;
    await expect(shown()).toBeNull();
    await userEvent.hover(article);
    await waitFor(() => expect(shown()).not.toBeNull());
    const first = shown();
    await waitFor(() => expect([null, first]).not.toContain(shown()));
    await userEvent.hover(canvas.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(shown()).toBeNull());
  },
};

export const LightPhone: Story = {
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Editors’ choice')).toBeVisible());
  },
};
