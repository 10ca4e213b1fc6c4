import { guestSubscribes } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/TvPremium',
  tags: ['!autodocs'],
  args: { entry: 'tv/premium/', guestId: 7, states: [robin] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** Nobody pays for what cannot be watched. @spec screen:tv.premium 1, feature:pay.tv 3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'TV premium' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Premium livestream closed open' })).toBeVisible();
    await expect(canvas.getByText(/^Not on sale yet/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Start TV/ })).toBeNull();
  },
};

/** @spec screen:tv.price-table 1 */
export const Subscriber: Story = {
  args: { states: [robin, guestSubscribes({ guestId: 7, product: 'tv' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^TV until / })).toBeVisible();
    await expect(canvas.getByText(/Nothing more is charged/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /TV/ })).toBeNull();
  },
};

/** A guest who was a subscriber before TV was withdrawn. */
export const OnASpanishPhone: Story = {
  args: { states: [robin, guestSubscribes({ guestId: 7, product: 'tv' })] },
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^TV hasta el / })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
