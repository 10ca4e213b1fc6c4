import { guestCancelled, guestSubscribes } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

/** Its content, its price and the way to start it. @spec screen:tv.premium 1, feature:pay.tv 3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'TV premium' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Premium livestream closed open' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Start TV for 9,90/ })).toBeVisible();
  },
};

/** A guest who has it sees until when, and cancels it. @spec screen:tv.price-table 1 */
export const Subscriber: Story = {
  args: { states: [robin, guestSubscribes({ guestId: 7, product: 'tv' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TV is open')).toBeVisible();
    await expect(canvas.getByText(/^Renews on 20 December 2026/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel TV' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel TV' }));
    await expect(await canvas.findByRole('heading', { name: /^TV until / })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Keep TV for 9,90/ })).toBeVisible();
  },
};

/** A guest who has cancelled it. */
export const OnASpanishPhone: Story = {
  args: { states: [robin, guestCancelled({ guestId: 7, product: 'tv' })] },
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^TV hasta el / })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
