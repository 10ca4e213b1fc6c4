import { anEggHunt, guestCollectedEggs, guestHasAddress, noEvents } from '@lounge/mock-api/states';
import { easterEvent } from '@lounge/protocol/engagement/special-events';
import { redeemBonus } from '@lounge/protocol/foundation/vouchers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const id = 61;
const rewards = [
  { requiredEggs: 1, wins: 'messengerGift' },
  { requiredEggs: 2, wins: 'bonusCode' },
  { requiredEggs: 5, wins: 'coins', isUpTo: true },
  { requiredEggs: 9, wins: 'spins', hidden: true },
] as const;
const hunt = (over: Partial<Parameters<typeof anEggHunt>[0]> = {}) =>
  anEggHunt({ id, rewards: rewards.map((each) => ({ ...each })), ...over });
const states = [
  robin,
  guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true }),
  noEvents({}),
  hunt(),
  guestCollectedEggs({ guestId: 7, id, times: 2 }),
];

const meta = {
  title: 'Screens/EggHunt',
  tags: ['!autodocs'],
  args: { entry: 'magazine/easter/', guestId: 7, states },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rows = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'Rewards' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/**
 * Eggs, rewards and what they brought; a code is redeemed and cannot be redeemed again.
 * @spec screen:campaign.easter 1-2, feature:reward.easter 2-3, state:easter-reward 1-2
 */
export const Default: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await livePageOf({ loaded });
    await expect(canvas.getByRole('heading', { level: 1, name: 'The egg hunt' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your eggs' })).toHaveTextContent(/^Your eggs2 eggsToday 2 of 1/);
    const ahead = ['5 eggsUp to 5 coins3 eggs to go', '9 eggsA surprise7 eggs to go'];
    await expect(rows(canvas)).toEqual(['1 eggRoseRedeemed', '2 eggs10% moreRedeem', ...ahead]);
    await expect(canvas.getByText(/every amount from one on is as likely/)).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'What you won' }));
    await expect(history.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem 10% more' }));
    await expect(await canvas.findByText('Redeemed. It is in your benefits.')).toBeVisible();
    await expect(document.activeElement).toHaveAttribute('data-part', 'rewards');
    await expect(rows(canvas)[1]).toBe('2 eggs10% moreUsed on 20 November 2026');
    await expect(canvas.queryByRole('button', { name: 'Redeem 10% more' })).toBeNull();
  },
};

/** A request that failed is said and can be repeated; without a network there is no button. */
export const NotRedeemed: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const { world, goOffline } = testPageOf({ loaded });
    world.faults.inject({ call: redeemBonus.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem 10% more' }));
    await expect(await canvas.findByText(/That could not be redeemed/)).toBeVisible();
    goOffline();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Redeem 10% more' })).toBeNull());
  },
};

/** A visitor reads the rewards and is asked to log in. */
export const Visitor: Story = {
  args: { guestId: null, states: [noEvents({}), hunt()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to collect eggs' })).toBeVisible();
    await expect(rows(canvas)[0]).toBe('1 eggRose1 egg to go');
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

export const NotStarted: Story = {
  args: { states: [robin, noEvents({}), hunt({ day: 0 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'It has not started yet' })).toBeVisible();
    await expect(canvas.getByText(/^It begins on 21 November 2026/)).toBeVisible();
    await expect(canvas.getByText('0 eggs')).toBeVisible();
    await expect(canvas.queryByText(/^Today/)).toBeNull();
  },
};

/** A hunt that is over says so, keeps its rewards, and leads on to what runs. */
export const Over: Story = {
  args: { states: [robin, noEvents({}), hunt(), guestCollectedEggs({ guestId: 7, id, times: 2 }), hunt({ day: 11 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This is over' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Redeem 10% more' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All games and events' })).toHaveAttribute(
      'href',
      '/en/magazine/events/',
    );
  },
};

/** The guest’s part does not load: the page says so and reads it again. */
export const NotLoaded: Story = {
  args: { failing: [easterEvent] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'The egg hunt' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(await canvas.findByRole('region', { name: 'Your eggs' })).toBeVisible();
  },
};

/** A phone in German, light and the other brand. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de', brand: 'brasa', theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Deine Eier' })).toHaveTextContent(/^Deine Eier2 Eier/);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
