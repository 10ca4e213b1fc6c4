import { anEggHunt, guestCollectedEggs, incentivesAre, noEvents } from '@lounge/mock-api/states';
import { collectEgg, easterEvent } from '@lounge/protocol/engagement/special-events';
import { getPageLoadIncentives } from '@lounge/protocol/foundation/conversion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const id = 61;
const hunt = (over: Partial<Parameters<typeof anEggHunt>[0]> = {}) =>
  anEggHunt({
    id,
    place: 'magazine.headset-videos',
    rewards: [
      { requiredEggs: 2, wins: 'coins' },
      { requiredEggs: 5, wins: 'messengerGift', hidden: true },
    ],
    ...over,
  });
const states = [robin, noEvents({}), incentivesAre({ incentives: [] }), hunt()];

const meta = {
  title: 'Screens/EasterEgg',
  tags: ['!autodocs'],
  args: { entry: 'magazine/headset-videos/', hasOffers: true, guestId: 7, states },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const egg = (canvas: Canvas) => canvas.findByRole('button', { name: 'A hidden egg' });
const found = (canvas: Canvas) => canvas.findByRole('region', { name: 'The egg you found' });

/**
 * The egg of the page’s data is reached by Tab and collected with its token; the card has the count, and what the next reward needs.
 * @spec screen:overlay.easter-egg 1, component:EasterEgg 5, feature:reward.easter 1
 */
export const Default: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const page = testPageOf({ loaded });
    (await egg(canvas)).focus();
    await userEvent.keyboard('{Enter}');
    const card = await found(canvas);
    await expect(card).toHaveFocus();
    await waitFor(() => expect(card).toHaveTextContent('1 egg1 more egg to 5 coins.'));
    await expect([page.sentOf(collectEgg), page.sentOf(easterEvent)]).toEqual([1, 1]);
    await expect(within(card).getByRole('link', { name: 'Your eggs and rewards' })).toHaveAttribute(
      'href',
      '/en/magazine/easter/',
    );
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region', { name: 'The egg you found' })).toBeNull();
  },
};

export const ReachesAReward: Story = {
  args: { states: [...states, guestCollectedEggs({ guestId: 7, id, times: 1 })] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await egg(canvas));
    await waitFor(async () => expect(await found(canvas)).toHaveTextContent('2 eggsIt brings you 5 coins.'));
  },
};

/** Offline between find and collect: it is said, and the egg is collected once the network is back. */
export const WithoutNetwork: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const page = testPageOf({ loaded });
    const hidden = await egg(canvas);
    page.goOffline();
    await userEvent.click(hidden);
    const card = await found(canvas);
    await waitFor(() => expect(card).toHaveTextContent(/You are offline. The egg is still here/));
    page.goOnline();
    await userEvent.click(within(card).getByRole('button', { name: 'Collect it' }));
    await waitFor(() => expect(card).toHaveTextContent('1 egg1 more egg to 5 coins.'));
  },
};

/** The hunt ended while the page was open. */
export const Gone: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const { world } = testPageOf({ loaded });
    const hidden = await egg(canvas);
    await anEggHunt.setUp({ id, place: 'magazine.headset-videos', day: 11 }, world);
    await userEvent.click(hidden);
    await waitFor(async () => expect(await found(canvas)).toHaveTextContent(/This egg is not here any more/));
    await expect(canvas.queryByRole('button', { name: 'Collect it' })).toBeNull();
  },
};

/** Another page has none, and loads no code of it. */
export const OtherPage: Story = {
  args: { states: [...states, hunt({ place: 'home' })] },
  play: async ({ canvas, loaded }) => {
    const page = testPageOf({ loaded });
    await waitFor(() => expect(page.sentOf(getPageLoadIncentives)).toBe(1));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'A hidden egg' })).toBeNull());
  },
};

/** A phone in German, light and the other brand. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'de', brand: 'brasa', theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ein verstecktes Ei' }));
    const card = await canvas.findByRole('region', { name: 'Das Ei, das du gefunden hast' });
    await waitFor(() => expect(card).toHaveTextContent('1 EiNoch 1 Ei bis 5 Coins.'));
    const { left, right, bottom } = card.getBoundingClientRect();
    await expect(left >= 0 && right <= window.innerWidth && bottom <= window.innerHeight).toBe(true);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
