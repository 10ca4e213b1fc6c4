import { aPerformer, aVideoOfPerformer, noVideos } from '@lounge/mock-api/states';
import { videoStars } from '@lounge/protocol/content/actors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Video stars',
  tags: ['!autodocs'],
  args: { entry: 'videos/stars/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));

/** @spec screen:video-stars 1, feature:performers.video-stars 1 */
export const Default: Story = {
  args: {
    states: [
      aPerformer({ id: 900, name: 'Noor Vega', isOnline: true, videoCount: 500 }),
      aVideoOfPerformer({ id: 95_001, actorId: 900, daysOld: 2 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Video stars' })).toBeVisible();
    const [first] = page(canvas).getAllByRole('article');
    const link = within(first ?? document.body).getByRole('link', { name: 'Noor Vega' });
    await expect(link).toHaveAttribute('href', '/en/amateur/noor-vega/');
    await expect(first).toHaveAttribute('data-state', 'online');
    await expect(first).toHaveTextContent(/31 · English, German/);
    await expect(first).toHaveTextContent(/1 new/);
    await expect(first?.parentElement).toHaveTextContent(/500 videos/);
  },
};

/** @spec screen:video-stars 2, feature:performers.video-stars 2 */
export const AHundred: Story = {
  args: {
    states: Array.from({ length: 101 }, (_, at) =>
      aPerformer({ id: 900 + at, name: `Noor ${at}`, videoCount: 500 + at }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(page(canvas).getAllByRole('article')).toHaveLength(100);
    await expect(page(canvas).queryByRole('link', { name: 'Noor 0' })).toBeNull();
  },
};

export const NotLoaded: Story = {
  args: { failing: [videoStars], states: [noVideos({})] },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { name: 'The list did not load' })).toBeVisible();
  },
};

export const PhoneInSpanish: Story = {
  globals: { viewport: { value: 'phone' }, language: 'es', brand: 'brasa' },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Estrellas del vídeo' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
