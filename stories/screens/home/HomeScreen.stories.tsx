import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../harness/site-story.tsx';

const meta = {
  title: 'Screens/Home',
  tags: ['!autodocs'],
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec screen:home 7 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const live = canvas.getByRole('region', { name: 'Live now' });
    await expect(within(live).getAllByRole('article')).toHaveLength(9);
    await expect(within(live).getByText('66 performers')).toBeVisible();
    const all = within(live).getByRole('link', { name: 'Show everyone' });
    await expect(all).toHaveAttribute('href', '/en/cams/');
    const tonight = canvas.getByRole('region', { name: 'Tonight' });
    await expect(within(tonight).getAllByRole('article')).toHaveLength(59);
    await expect(within(tonight).getByRole('button', { name: 'Show more' })).toBeEnabled();
    const videos = within(canvas.getByRole('region', { name: 'New videos' })).getAllByRole('article');
    await expect(videos.length).toBeGreaterThanOrEqual(3);
  },
};

export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    const live = canvas.getByRole('region', { name: 'Jetzt live' });
    await expect(within(live).getByText('66 Darsteller')).toBeVisible();
    const [tile] = within(live).getAllByRole('article');
    await expect(within(tile as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/de\/amateur\//),
    );
  },
};

export const SpanishBrasa: Story = {
  globals: { language: 'es', brand: 'brasa' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(document.documentElement.dataset['brand']).toBe('brasa'));
    await expect(canvas.getByRole('region', { name: 'En directo' })).toBeVisible();
    await expect(canvasElement.querySelector('img')?.src).toContain('/pictures/brasa/');
  },
};

export const Light: Story = {
  globals: { theme: 'light' },
  play: async () => {
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
    const tiles = within(canvas.getByRole('region', { name: 'Tonight' }))
      .getAllByRole('article')
      .slice(0, 6);
    const rows = new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    await expect(rows.size).toBeGreaterThan(1);
  },
};

export const FirstWindow: Story = {
  tags: ['shot'],
  args: { firstViewportOnly: true },
  globals: { viewport: { value: 'desktop' } },
};

export const FirstWindowPhone: Story = {
  tags: ['shot'],
  args: { firstViewportOnly: true },
  globals: { viewport: { value: 'phone' } },
};
