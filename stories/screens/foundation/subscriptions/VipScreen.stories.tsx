import { guestCancelled, guestIsLoggedIn, guestSubscribes, guestTakesBreak } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const vip = { guestId: 7, product: 'vip' } as const;

const meta = {
  title: 'Screens/Vip',
  tags: ['!autodocs'],
  args: { entry: 'vipclub/', guestId: 7, states: [robin] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** @spec screen:overlay.vip-offer 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'VIP club' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Preview before you pay 5 s 20 s' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Start VIP for 19,90/ })).toHaveAttribute('href', '/vxpay/en/vip');
  },
};

/** The offer appears with the cancellation and goes with the way back; the guest's pages say until when VIP is open. */
export const Running: Story = {
  args: { states: [robin, guestSubscribes(vip)] },
  play: async ({ canvas, userEvent }) => {
    const own = within(canvas.getByRole('navigation', { name: 'Your pages' }));
    await expect(await own.findByRole('link', { name: 'VIP Active' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel VIP' }));
    await expect(canvas.getByRole('heading', { name: 'Cancel VIP?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel VIP' }));
    await waitFor(() => expect(canvas.getByText('Cancelled')).toBeVisible());
    await expect(own.getByRole('link', { name: /^VIP until \d+ \w+$/ })).toBeVisible();
    await expect(await canvas.findByText('An offer if you stay:')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Keep VIP/ }));
    await waitFor(() => expect(canvas.getByText('VIP is open')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('An offer if you stay:')).toBeNull());
  },
};

/** The menu reads the subscription that the page sells or shows, so both say the same. */
export const MenuSaysThePage: Story = {
  args: { states: [guestIsLoggedIn({ guestId: 7, token: 'story', isVip: true })] },
  play: async ({ canvas }) => {
    const own = within(canvas.getByRole('navigation', { name: 'Your pages' }));
    await expect(await canvas.findByRole('link', { name: /^Start VIP for 19,90/ })).toBeVisible();
    await expect(own.getByRole('link', { name: 'VIP' })).toBeVisible();
  },
};

/** @spec feature:pay.vip 6 */
export const SelectMember: Story = {
  args: { states: [robin, guestSubscribes({ ...vip, months: 12 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Select member/)).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { states: [robin, guestCancelled(vip)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^VIP until / })).toBeVisible();
  },
};

/** A break is named before the press that it forbids. */
export const OnABreak: Story = {
  args: { states: [robin, guestTakesBreak({ guestId: 7, hours: 24 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your break lasts until /)).toBeVisible();
    await expect(canvas.getByText(/^Until then you cannot add coins or pay with money/)).toBeVisible();
  },
};

export const Visitor: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Start VIP for 19,90/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel VIP' })).toBeNull();
  },
};

export const Phone: Story = {
  args: { states: [robin, guestSubscribes(vip)] },
  globals: { viewport: { value: 'phone' }, language: 'de' },
};
