import { guestIsLoggedIn, guestSubscribes } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const robin = guestIsLoggedIn({ guestId: 7, token: 'story', isVip: false });

const meta = {
  title: 'Screens/TvPremium',
  tags: ['!autodocs'],
  args: { entry: 'tv/premium/', guestId: 7, states: [robin] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec screen:tv.premium 1, feature:pay.tv 3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'TV premium' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Premium livestream closed open' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Start TV for 9,90/ })).toHaveAttribute('href', '/vxpay/en/tv');
  },
};

/** @spec screen:tv.price-table 1 */
export const Subscriber: Story = {
  args: { states: [robin, guestSubscribes({ guestId: 7, product: 'tv' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('TV is open')).toBeVisible();
    await expect(canvas.getByText(/9,90\s€/)).toBeVisible();
  },
};

/** By keys only: cancelled with a question between. */
export const CancelledOnASpanishPhone: Story = {
  args: { states: [robin, guestSubscribes({ guestId: 7, product: 'tv' })] },
  globals: { language: 'es', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TV está abierto')).toBeVisible();
    for (let step = 0; step < 2; step += 1) {
      (await canvas.findByRole('button', { name: 'Cancelar TV' })).focus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(await canvas.findByRole('heading', { name: /^TV hasta el / })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
