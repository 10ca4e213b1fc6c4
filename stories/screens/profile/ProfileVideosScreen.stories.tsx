import { aVideoOfPerformer, noVideos } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';

const meta = {
  title: 'Screens/ProfileVideos',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/videos/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const videos = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Videos' }));

/** @spec screen:performer.videos-overview 1, feature:videos.tags 2 */
export const Default: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Pages of Mirela' }));
    await expect(tabs.getByRole('link', { name: /^Videos/ })).toHaveAttribute('aria-current', 'page');
    const all = videos(canvas).getAllByRole('article').length;
    await expect(all).toBeGreaterThan(2);
    await userEvent.click(videos(canvas).getByRole('link', { name: 'Story 2' }));
    await waitFor(() =>
      expect(testPageOf({ loaded }).router.state.location.pathname).toBe('/en/amateur/mirela/videos/tag/story'),
    );
    await waitFor(() => expect(videos(canvas).getAllByRole('article')).toHaveLength(2));
    await expect(videos(canvas).getByRole('link', { name: 'Rooftop, after rain' })).toBeVisible();
  },
};

/** @spec screen:performer.videos-classic 1 */
export const Classics: Story = {
  args: { entry: 'amateur/mirela/videos/classic/' },
  play: async ({ canvas, userEvent }) => {
    await expect(videos(canvas).getByText('There is no video here')).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('main')).getAllByRole('link', { name: 'All videos' }).at(-1) as HTMLElement,
    );
    await waitFor(() => expect(videos(canvas).getAllByRole('article').length).toBeGreaterThan(2));
  },
};

/** @spec screen:performer.videos-tag 1 */
export const OfATag: Story = {
  args: { entry: 'amateur/mirela/videos/tag/piano' },
  play: async ({ canvas, userEvent }) => {
    const current = videos(canvas).getByRole('link', { name: /^piano/i });
    await expect(current).toHaveAttribute('aria-current', 'true');
    const count = Number(/\d+$/.exec(current.textContent)?.[0]);
    await expect(count).toBeGreaterThan(2);
    await expect(videos(canvas).getByRole('heading', { level: 2, name: 'Piano' })).toBeVisible();
    await expect(videos(canvas).getByText(`${count} videos by Mirela about “Piano”, the newest first.`)).toBeVisible();
    await expect(document.title).toContain('Piano: videos by Mirela');
    await expect(videos(canvas).getAllByRole('article')).toHaveLength(count);
    const all = within(canvas.getByRole('main')).getAllByRole('link', { name: 'All videos' });
    await userEvent.click(all[0] as HTMLElement);
    await waitFor(() => expect(videos(canvas).queryByRole('heading', { level: 2, name: 'Piano' })).toBeNull());
  },
};

export const Empty: Story = {
  args: { states: [noVideos({})] },
  play: async ({ canvas }) => {
    await expect(videos(canvas).getByText('There is no video here')).toBeVisible();
  },
};

/** Sixteen at once. @spec screen:mobile.performer-videos 3 */
export const ManyOnAPhone: Story = {
  args: {
    states: [
      noVideos({}),
      ...Array.from({ length: 18 }, (_, at) =>
        aVideoOfPerformer({ id: 95001 + at, actorId: 101, title: `Video ${at}` }),
      ),
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(videos(canvas).getAllByRole('article')).toHaveLength(16);
    await userEvent.click(videos(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(videos(canvas).getAllByRole('article')).toHaveLength(18));
  },
};

/** @spec screen:mobile.performer-videos 1 */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, brand: 'brasa', language: 'es' },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Páginas de Mirela' }));
    const names = tabs.getAllByRole('link').map((link) => link.textContent);
    for (const name of [/Resumen/, /Sobre mí/, /Vídeos/, /Fotos/])
      await expect(names.some((each) => name.test(each ?? ''))).toBe(true);
  },
};
