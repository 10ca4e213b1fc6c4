import { aGiftCalendar, aPerformer, guestOpenedDoor, guestRedeemsCode, noEvents } from '@lounge/mock-api/states';
import { claimGiftCalendarReward, giftCalendar } from '@lounge/protocol/engagement/special-events';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const calendar = (over: object = {}) =>
  aGiftCalendar({ id: 62, actorId: 9101, day: 3, days: 5, wins: ['coins', 'bonusCode', 'videoVoucher'], ...over });
const opened = (nth: number) => guestOpenedDoor({ guestId: 7, id: 62, nth });
const known = [robin, noEvents({}), noor, calendar(), opened(2)];

const meta = {
  title: 'Screens/GiftCalendar',
  tags: ['!autodocs'],
  args: { entry: 'amateur/noor-vega/gift-calendar/', guestId: 7, states: known },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const gifts = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'A gift a day from Noor Vega' }));
const today = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Today’s gift' }));

/**
 * A performer gives one gift a day: the guest claims that of today, with its kind and value, and sees when one is used.
 * @spec screen:event.gift-calendar 1, 2, feature:reward.gift-calendar 1, state:gift-calendar 1
 */
export const Default: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { world, sentOf } = await livePageOf({ loaded });
    await expect(gifts(canvas).getAllByRole('listitem')).toHaveLength(5);
    await expect(gifts(canvas).getByRole('img', { name: 'Door 18, missed' })).toBeVisible();
    await expect(gifts(canvas).getByRole('img', { name: 'Door 19: 10% more' })).toBeVisible();
    await expect(gifts(canvas).getByRole('img', { name: 'Door 21, still closed' })).toBeVisible();
    await userEvent.click(gifts(canvas).getByRole('button', { name: 'Door 20: open' }));
    await expect(await today(canvas).findByRole('heading', { name: '1 video voucher' })).toBeVisible();
    await expect(gifts(canvas).getByRole('img', { name: 'Door 20: 1 video voucher' })).toBeVisible();
    await expect(gifts(canvas).queryByRole('button')).toBeNull();
    await guestRedeemsCode.setUp({ guestId: 7, code: 'TURN10' }, world);
    await waitFor(() => expect(gifts(canvas).getByRole('img', { name: 'Door 19: 10% more, used' })).toBeVisible());
    await expect(sentOf(claimGiftCalendarReward)).toBe(1);
    const given = await world.database.reader.query(
      'select "source", "eventId", "day" from "givenReward" order by id',
      [],
    );
    await expect(given).toEqual([
      { source: 'giftCalendar', eventId: 9101, day: '2026-11-19' },
      { source: 'giftCalendar', eventId: 9101, day: '2026-11-20' },
    ]);
  },
};

/** Another day began meanwhile: nothing is claimed but what the guest sees. */
export const AnotherDay: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { pass } = testPageOf({ loaded });
    pass(4 * 3_600_000);
    await userEvent.click(today(canvas).getByRole('button', { name: 'Take the gift' }));
    await expect(await today(canvas).findByText('A new day has begun. This is its door.')).toBeVisible();
    await waitFor(() => expect(gifts(canvas).getByRole('button', { name: 'Door 21: open' })).toBeVisible());
    await expect(gifts(canvas).getByRole('img', { name: 'Door 20, missed' })).toBeVisible();
  },
};

export const Visitor: Story = {
  args: { guestId: null, states: [noEvents({}), noor, calendar()] },
  play: async ({ canvas }) => {
    await expect(today(canvas).getByRole('button', { name: 'Log in to open it' })).toBeVisible();
    await expect(gifts(canvas).queryByRole('button')).toBeNull();
  },
};

/** The performer's page leads to the calendar while it runs, and only then. */
export const FromTheProfile: Story = {
  args: { entry: 'amateur/noor-vega/' },
  play: async ({ canvas, userEvent, loaded }) => {
    const { world, router } = testPageOf({ loaded });
    const panel = within(await canvas.findByRole('region', { name: 'A gift a day' }));
    await expect(panel.getByText('Today’s gift waits for you.')).toBeVisible();
    await userEvent.click(panel.getByRole('link', { name: 'Open the calendar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en/amateur/noor-vega/gift-calendar/'));
    await expect(await canvas.findByRole('link', { name: 'To the page of Noor Vega' })).toHaveAttribute(
      'href',
      '/en/amateur/noor-vega/',
    );
    await aGiftCalendar.setUp({ id: 62, actorId: 9101, day: 9, days: 5 }, world);
    await router.navigate('/en/amateur/noor-vega/gift-calendar/');
    await expect(await canvas.findByRole('heading', { name: 'This is over' })).toBeVisible();
    await router.navigate('/en/amateur/noor-vega/');
    await expect(await canvas.findByRole('heading', { name: 'About me' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Open the calendar' })).toBeNull();
  },
};

/** A performer without a calendar has no such page, and her own page says nothing of one. */
export const None: Story = {
  args: { states: [robin, noEvents({}), noor] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nobody is behind this door' })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { failing: [giftCalendar] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button'));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'A gift a day' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de', brand: 'brasa', theme: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Geschenk nehmen' })).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
