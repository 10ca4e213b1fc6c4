import { aGame, anAdventCalendar, guestOpenedDoor, noEvents } from '@lounge/mock-api/states';
import { adventCalendar, openDoor } from '@lounge/protocol/engagement/special-events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const wins = ['messengerGift', 'coins', 'videoVoucher', 'spins', 'bonusCode'] as const;
const calendar = (over: object = {}) => anAdventCalendar({ id: 61, day: 5, wins: [...wins], ...over });
const opened = (nth: number) => guestOpenedDoor({ guestId: 7, id: 61, nth });
const known = [robin, noEvents({}), calendar(), opened(1), opened(3)];

const meta = {
  title: 'Screens/AdventCalendar',
  tags: ['!autodocs'],
  args: { entry: 'magazine/advent-calendar/', guestId: 7, states: known },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const door = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('img', { name });
const today = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Today’s door' }));

/**
 * A door a day, and behind each opened one its reward: the guest opens that of today, and finds what is not used yet.
 * @spec screen:campaign.advent-calendar 1, feature:reward.advent-calendar 1
 */
export const Default: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { sentOf } = testPageOf({ loaded });
    await expect(canvas.getByRole('heading', { level: 1, name: 'A calendar of lights' })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'A calendar of lights' })).getAllByRole('listitem'),
    ).toHaveLength(24);
    await expect(door(canvas, 'Door 1: Rose, used')).toBeVisible();
    await expect(door(canvas, 'Door 2, missed')).toBeVisible();
    await expect(door(canvas, 'Door 3: 1 video voucher')).toBeVisible();
    await expect(door(canvas, 'Door 6, still closed')).toHaveTextContent(/^6$/);
    await expect(today(canvas).getByText('20 November 2026')).toBeVisible();
    await expect(today(canvas).getByRole('timer')).toHaveTextContent(/^2:59:5\d/);
    await expect(canvas.getByText('2 of 5')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Use: 1 video voucher' })).toHaveAttribute('href', '/en/videos/');
    await userEvent.click(canvas.getByRole('button', { name: 'Door 5: open' }));
    await expect(await today(canvas).findByRole('heading', { name: '10% more' })).toBeVisible();
    await expect(door(canvas, 'Door 5: 10% more')).toBeVisible();
    await expect(canvas.getByText('3 of 5')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Open door|Door 5/ })).toBeNull();
    await userEvent.click(today(canvas).getByRole('button', { name: 'Redeem now' }));
    await expect(await today(canvas).findByText('Redeemed. It is in your benefits.')).toBeVisible();
    await waitFor(() => expect(door(canvas, 'Door 5: 10% more, used')).toBeVisible());
    await expect([sentOf(openDoor), sentOf(adventCalendar) > 0]).toEqual([1, true]);
  },
};

/** The button beside the calendar does the same, by the keyboard too. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    today(canvas).getByRole('button', { name: 'Open door 5' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await today(canvas).findByRole('heading', { name: '10% more' })).toBeVisible();
    await userEvent.tab();
    await expect(today(canvas).getByRole('button', { name: 'Redeem now' })).toHaveFocus();
  },
};

/** Visitors see the doors, and log in to open one. */
export const Visitor: Story = {
  args: { guestId: null, states: [noEvents({}), calendar()] },
  play: async ({ canvas }) => {
    await expect(today(canvas).getByRole('button', { name: 'Log in to open it' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Door/ })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'So far' })).toBeNull();
  },
};

/** A request that failed is said, and the door stays. */
export const NotOpened: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = testPageOf({ loaded });
    world.faults.inject({ call: openDoor.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(today(canvas).getByRole('button', { name: 'Open door 5' }));
    await expect(await today(canvas).findByText(/Nothing was taken, and the door stays/)).toBeVisible();
    await userEvent.click(today(canvas).getByRole('button', { name: 'Open door 5' }));
    await expect(await today(canvas).findByRole('heading', { name: '10% more' })).toBeVisible();
  },
};

export const WithoutNetwork: Story = {
  play: async ({ canvas, loaded }) => {
    testPageOf({ loaded }).goOffline();
    await expect(await today(canvas).findByText(/You are offline/)).toBeVisible();
    await expect(today(canvas).getByRole('button', { name: 'Open door 5' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** At midnight the new door comes to the open page; the one before stays missed. */
export const NewDay: Story = {
  args: { timeScale: 10 },
  play: async ({ canvas, loaded, userEvent }) => {
    const page = testPageOf({ loaded });
    page.pass((3 * 3600 - 3) * 1000);
    await page.router.navigate('/en/magazine/advent-calendar/');
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveAttribute('data-state', 'last'));
    page.pass(4000);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Door 6: open' })).toBeVisible(), {
      timeout: 10_000,
    });
    await expect(door(canvas, 'Door 5, missed')).toBeVisible();
    await userEvent.click(today(canvas).getByRole('button', { name: 'Open door 6' }));
    await waitFor(() => expect(door(canvas, 'Door 6: Rose, used')).toBeVisible());
  },
};

/** A calendar that has not begun says when it does, one that is over leads on. */
export const OtherTimes: Story = {
  args: { states: [robin, noEvents({}), calendar({ day: -1 })] },
  play: async ({ canvas, loaded }) => {
    const { world, router } = testPageOf({ loaded });
    await expect(canvas.getByRole('heading', { name: 'It has not started yet' })).toBeVisible();
    await expect(canvas.getByText(/^It begins on 22 November 2026/)).toBeVisible();
    await expect(door(canvas, 'Door 1, still closed')).toBeVisible();
    await anAdventCalendar.setUp({ id: 61, day: 9, days: 4 }, world);
    await aGame.setUp({ id: 22, eventType: 'slotmachine', title: 'Three reels' }, world);
    await router.navigate('/en/magazine/advent-calendar/');
    await expect(await canvas.findByRole('heading', { name: 'This is over' })).toBeVisible();
    await expect(door(canvas, 'Door 4, missed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /door/i })).toBeNull();
    await expect(
      within(canvas.getByRole('region', { name: 'Running now' })).getByRole('link', { name: 'Three reels' }),
    ).toHaveAttribute('href', '/en/magazine/games/22/');
  },
};

export const NotLoaded: Story = {
  args: { failing: [adventCalendar] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A calendar of lights' })).toBeVisible();
  },
};

/** Without a calendar there is no page. */
export const None: Story = {
  args: { states: [robin, noEvents({})] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de', brand: 'brasa', theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tür 5 öffnen' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
