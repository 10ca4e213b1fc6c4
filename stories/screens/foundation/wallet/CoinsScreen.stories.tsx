import {
  guestIsLoggedIn,
  guestOwnsCoins,
  guestPaid,
  guestSavedMethod,
  guestTakesBreak,
  paymentIsForced,
  spendingIsLimited,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const robin = guestIsLoggedIn({ guestId: 7, token: 'story' });
const card = guestSavedMethod({ guestId: 7, kind: 'card' });
const paid = guestPaid({ guestId: 7, paymentId: 'p-1', cents: 2500 });

const meta = {
  title: 'Screens/Coins',
  tags: ['!autodocs'],
  args: {
    entry: 'myvelvet/coins/',
    guestId: 7,
    states: [robin, card, paid, guestOwnsCoins({ guestId: 7, amount: 2500 })],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec feature:pay.auto-recharge 1-2, screen:overlay.auto-recharge 1-2 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Pay 10,00/ }));
    await expect(await canvas.findByText('40 coins were added.')).toBeVisible();
    const statement = within(canvas.getByRole('region', { name: 'Statement' }));
    await waitFor(() => expect(statement.getByRole('row', { name: /One click.*40.*65/ })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'See how' }));
    await expect(await canvas.findByRole('switch')).not.toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Add' })).toHaveValue('1000');
  },
};

export const LimitAndBreak: Story = {
  args: {
    states: [
      robin,
      card,
      paid,
      spendingIsLimited({ guestId: 7, cents: 5000 }),
      guestTakesBreak({ guestId: 7, hours: 24 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your break lasts until/)).toBeVisible();
    await expect(canvas.getByText(/of 50,00.€ in/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Pay 10,00/ })).toBeNull();
  },
};

/** @spec feature:pay.force 1 */
export const Forced: Story = {
  args: { states: [robin, paymentIsForced({ guestId: 7 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/your account has to be topped up once/)).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Add coins' })).toBeVisible();
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Log in' })).toBeVisible();
  },
};

export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };

/** A saved method is forgotten, and one click with it. */
export const ForgetMethod: Story = {
  play: async ({ canvas }) => {
    const saved = await canvas.findByRole('region', { name: 'Saved ways to pay' });
    await userEvent.click(within(saved).getByRole('button', { name: /^Forget card ··\d{4}$/ }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Saved ways to pay' })).toBeNull());
    await expect(await canvas.findByText(/Save a card when you add coins/)).toBeVisible();
  },
};
