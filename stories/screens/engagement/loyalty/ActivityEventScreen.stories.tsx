import { guestDidForEvent, guestOwnsCoins, guestRedeemedEventReward } from '@lounge/mock-api/states';
import { getUserActivityEvent } from '@lounge/protocol/engagement/loyalty';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { untilCoins } from '../../harness/until-coins.ts';

const guestId = 7;
const did = (activity: 'chatMinute' | 'message', times: number) => guestDidForEvent({ guestId, activity, times });
const states = [
  robin,
  guestOwnsCoins({ guestId, amount: 0 }),
  did('chatMinute', 12),
  guestRedeemedEventReward({ guestId, number: 1 }),
];

const meta = {
  title: 'Screens/ActivityEvent',
  tags: ['!autodocs'],
  args: { entry: 'magazine/challenge/202611/', guestId, states },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const board = (canvas: Canvas) => canvas.getByRole('region', { name: /challenge$/ });
const rewards = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Rewards' }));

/** @spec screen:event.user-activity 1, feature:reward.activity-event 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'November challenge' })).toBeVisible();
    await expect(board(canvas)).toHaveTextContent(/Runs until 30 November.*You have 64 points/);
    const [talk, write] = within(board(canvas)).getAllByRole('listitem');
    await expect(talk).toHaveTextContent(/Talk for ten minutes.*Done on 20 November.*40 points/);
    await expect(write).toHaveTextContent(/Five messages.*To one person or to several.*0 of 5.*20 points/);
    await expect(within(write as HTMLElement).getByRole('link')).toHaveAttribute('href', '/en/messenger/');
    const chat = within(canvas.getByRole('list', { name: 'What brings points' })).getAllByRole('listitem')[0];
    await expect(chat).toHaveTextContent(
      /A minute in a chat.*Every whole minute.*12 of 60 today.*2 points50% more with VIP/,
    );
    await expect(
      rewards(canvas)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      'Macaron 20 pointsRedeemed',
      '10 coins 60 pointsRedeem',
      '2 spins 100 points36 to go',
      '10% more at your next top-up 140 points76 to go',
      'Video voucher 180 points116 to go',
      'A video: Rooftop, after rain 240 points176 to go',
    ]);
    await expect(canvas.getByText(/^Can be redeemed until 7 December/)).toBeVisible();
  },
};
export const Redeemed: Story = {
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    await livePageOf({ loaded });
    await userEvent.click(rewards(canvas).getByRole('button', { name: 'Redeem 10 coins' }));
    await waitFor(() => expect(canvas.getByText('Redeemed: 10 coins.')).toBeVisible());
    await untilCoins(canvasElement, 10);
    await expect(rewards(canvas).queryByRole('button')).toBeNull();
  },
};
/** An event that is over leaves a week for its rewards; the one of a month before is closed. @spec feature:reward.activity-event 2 */
export const Closed: Story = {
  args: { entry: 'magazine/challenge/202610/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'October challenge' })).toBeVisible();
    await expect(board(canvas)).toHaveTextContent('Over. Its rewards can no longer be redeemed.');
    await expect(rewards(canvas).queryByRole('button')).toBeNull();
  },
};
export const NotStarted: Story = {
  args: { entry: 'magazine/challenge/202612/' },
  play: async ({ canvas }) => {
    await expect(board(canvas)).toHaveTextContent(/^December challengeBegins 1 December/);
    await expect(rewards(canvas).queryByRole('button')).toBeNull();
  },
};
export const Visitor: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in to collect points' })).toBeVisible();
    await expect(board(canvas)).not.toHaveTextContent('You have');
  },
};
export const Unknown: Story = {
  args: { entry: 'magazine/challenge/22/' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Rewards' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { failing: [getUserActivityEvent] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Rewards' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
export const SpanishBrasa: Story = {
  globals: { language: 'es', brand: 'brasa' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Reto de noviembre' })).toBeVisible();
  },
};
