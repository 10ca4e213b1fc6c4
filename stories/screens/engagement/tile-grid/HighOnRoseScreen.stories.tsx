import { getTileGrid } from '@lounge/protocol/engagement/tile-grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/High on rose',
  tags: ['!autodocs'],
  args: { entry: 'high-on-rose/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));

/** How satisfied guests are with the performers on the page, in percent, in its order. */
const ratings = (canvas: Canvas) =>
  page(canvas)
    .getAllByRole('article')
    .flatMap((tile) => /(\d+)\s?%/.exec(tile.querySelector('[data-part=facts]')?.textContent ?? '')?.[1] ?? [])
    .map(Number);

/** The best-rated come first, on both pages of the list; a breadcrumb leads home. @spec screen:high-on-rose */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Best rated' })).toBeVisible();
    await expect(page(canvas).getAllByRole('article')).toHaveLength(60);
    await userEvent.click(page(canvas).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(page(canvas).getAllByRole('article')).toHaveLength(120));
    const shown = ratings(canvas);
    await expect(shown.length).toBeGreaterThan(30);
    await expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  },
};

export const NotLoaded: Story = {
  args: { failing: [getTileGrid] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(page(canvas).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page(canvas).getAllByRole('article')).toHaveLength(60));
  },
};

export const SpanishBrasaPhone: Story = {
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByText('Los artistas mejor valorados, los mejores primero.')).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
