import { aPlainCampaign, guestHasSpins, guestSpunToday, noEvents, wheelHasSettings } from '@lounge/mock-api/states';
import { getSpinWheel } from '@lounge/protocol/engagement/spin-wheel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const rush = (day: number) => aPlainCampaign({ id: 60, eventType: 'goldrush', day });
const states = [
  robin,
  noEvents({}),
  rush(2),
  guestSpunToday({ guestId: 7, segment: 'orchid' }),
  guestHasSpins({ guestId: 7, spins: 1, type: 'coinRush' }),
];

const meta = {
  title: 'Screens/Goldrush',
  tags: ['!autodocs'],
  args: { entry: 'magazine/goldrush/', guestId: 7, states },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * The wheel of the coin rush with its own spins, chances and history: the prize of the other wheel is not in it.
 * @spec screen:campaign.goldrush 1, component:RewardHistory 4
 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Gold rush' })).toBeVisible();
    const wheel = within(canvas.getByRole('region', { name: 'Coin rush' }));
    const won = canvas.getByRole('region', { name: 'What you won in the coin rush' });
    await expect(won).toHaveTextContent('Your first prize will stand here.');
    await expect(canvas.getByRole('region', { name: 'Your chances in the coin rush' })).toHaveTextContent('11 in 20');
    await userEvent.click(wheel.getByRole('button', { name: 'Spin, 1 left' }));
    await waitFor(() => expect(wheel.getByRole('status')).toHaveTextContent(/^You won/), { timeout: 10_000 });
    await waitFor(() => expect(within(won).getAllByRole('listitem')).toHaveLength(1));
    await expect(won).not.toHaveTextContent('Orchid');
  },
};

export const Visitor: Story = {
  args: { guestId: null, states: [noEvents({}), rush(2)] },
  play: async ({ canvas }) => {
    const wheel = within(canvas.getByRole('region', { name: 'Coin rush' }));
    for (const button of wheel.getAllByRole('button', { name: /^Log in/ })) await expect(button).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'What you won in the coin rush' })).toBeNull();
  },
};

export const NotStarted: Story = {
  args: { states: [robin, noEvents({}), rush(0)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'It has not started yet' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Coin rush' })).toBeNull();
  },
};

/** A campaign that ends leads on; what else runs stands below. */
export const Over: Story = {
  args: { states: [robin, noEvents({}), rush(11), aPlainCampaign({ id: 71, eventType: 'vr', title: 'Headsets' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This is over' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Coin rush' })).toBeNull();
    const running = within(canvas.getByRole('region', { name: 'Running now' }));
    await expect(running.getByRole('link', { name: 'Headsets' })).toHaveAttribute(
      'href',
      '/en/magazine/headset-videos/',
    );
  },
};

export const StandsStill: Story = {
  args: { states: [...states, wheelHasSettings({ type: 'coinRush', isActive: false })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This wheel stands still at the moment' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the wheel' })).toHaveAttribute('href', '/en/myvelvet/spinwheel/');
  },
};

export const NotLoaded: Story = {
  args: { failing: [getSpinWheel] },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(await canvas.findByRole('region', { name: 'Coin rush' })).toBeVisible();
    await expect(testPageOf({ loaded }).sentOf(getSpinWheel)).toBe(2);
  },
};
