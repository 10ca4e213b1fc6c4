import { guestIsLoggedIn } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Brand modals',
  tags: ['!autodocs'],
  args: {
    entry: 'help/',
    hasOffers: true,
    guestId: 7,
    states: [guestIsLoggedIn({ guestId: 7, token: 'story', isVip: false })],
  },
  globals: { brand: 'brasa', language: 'es' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** The brand for the Spanish market offers its club in its own words. @spec feature:pay.spanish-brand 1, screen:overlay.spanish-modals 1 */
export const Club: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'La mesa reservada' })).toBeVisible();
  },
};

/** A visitor is welcomed in its own words, too. */
export const Welcome: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Entra, la casa invita' })).toBeVisible();
  },
};
