import {
  aVideoOfPerformer,
  balanceChanges,
  guestBoughtVideo,
  guestIsLoggedIn,
  guestWatchedVideo,
  setUpState,
  theVoucher,
} from '@lounge/mock-api/states';
import { getTopVideos } from '@lounge/protocol/content/videos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const video = aVideoOfPerformer({ id: 95001, actorId: 101, price: 2400 });

const meta = {
  title: 'Screens/Video',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/videos/95001/', guestId: 7, states: [robin, video, coins(2500)] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const player = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Rooftop, after rain' });
/** Muted, because browsers allow muted autoplay without a user gesture. */
const muted = (canvasElement: HTMLElement): HTMLVideoElement => {
  const element = player(canvasElement).querySelector('video');
  if (element === null) throw new Error('there is no video');
  element.muted = true;
  return element;
};

/** @spec component:VideoPlayer 3 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rooftop, after rain' })).toBeVisible();
    await expect(canvas.queryByText('from 12 years')).toBeNull();
    await expect(canvas.getByText('This is the preview. The whole video lasts 12 minutes.')).toBeVisible();
    const element = muted(canvasElement);
    await expect(element.paused).toBe(true);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Watch for 24 coins' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This is yours' })).toBeVisible());
    await expect(canvas.queryByText(/This is the preview/)).toBeNull();
    await waitFor(() => expect(element.paused).toBe(false));
    await expect(document.activeElement).toContainElement(element);
  },
};

const discounted = aVideoOfPerformer({ id: 95001, actorId: 101, price: 2400, basePrice: 3000 });
const priceIn = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-part=price]')?.textContent;

/** @spec feature:videos.buy 1-2 */
export const OnSale: Story = {
  args: { states: [robin, discounted, coins(2500)] },
  play: ({ canvasElement }) => expect(priceIn(canvasElement)).toBe('3024 coins instead of 30'),
};

/** A voucher for videos pays for it, and no coins. @spec feature:videos.buy 4 */
export const WithVoucher: Story = {
  args: { states: [robin, discounted, coins(2500), theVoucher({ id: 501, guestId: 7, type: 1, amount: 1 })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect(priceIn(canvasElement)).toBe('With your voucher24 instead of 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1 voucher' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This is yours' })).toBeVisible());
    const { reader } = testPageOf({ loaded }).world.database;
    await expect(await reader.query('select amount from voucher where id = 501', [])).toEqual([{ amount: 0 }]);
    const spent = `select "amount" from "ledgerEntry" where account = 'guest:7' and amount < 0`;
    await expect(await reader.query(spent, [])).toEqual([]);
  },
};

const bought = guestBoughtVideo({ guestId: 7, videoId: 95001 });
const stoppedAt = ({ loaded }: Parameters<typeof testPageOf>[0]) =>
  testPageOf({ loaded }).world.database.reader.query('select "videoId", seconds from "watchPosition"', []);

const stopped = [robin, video, bought, guestWatchedVideo({ guestId: 7, videoId: 95001, seconds: 312 })];

/** It goes on where the guest stopped, or from the start. */
export const GoesOn: Story = {
  args: { states: stopped },
  play: async ({ canvas, canvasElement }) => {
    const element = muted(canvasElement);
    await expect(canvas.getByRole('button', { name: 'From the start' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume at 5:12' }));
    await waitFor(() => expect(element.paused).toBe(false));
    await expect(canvas.queryByRole('button', { name: 'From the start' })).toBeNull();
  },
};

/** At the end nothing is left to resume, and the next video is one press away. */
export const Next: Story = {
  args: { states: stopped },
  play: async ({ canvas, canvasElement, loaded }) => {
    muted(canvasElement).dispatchEvent(new Event('ended'));
    const next = await canvas.findByRole('link', { name: /^Next video/ });
    await waitFor(async () => expect(await stoppedAt({ loaded })).toEqual([]));
    const address = next.getAttribute('href') ?? '';
    await userEvent.click(next);
    await waitFor(() => expect(testPageOf({ loaded }).router.state.location.pathname).toBe(address));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent('Rooftop'));
  },
};

const next = (more: Partial<Parameters<typeof aVideoOfPerformer>[0]> = {}) =>
  aVideoOfPerformer({ id: 95002, actorId: 101, title: 'The quiet half', likes: 9000, price: 0, ...more });
const ended = (canvasElement: HTMLElement) => muted(canvasElement).dispatchEvent(new Event('ended'));

/** An open video follows by itself and plays. */
export const FollowedByItself: Story = {
  args: { states: [...stopped, next()], timeScale: 10 },
  play: async ({ canvas, canvasElement }) => {
    // A browser plays no sound before a real press.
    const played = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    ended(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'The quiet half' })).toBeVisible());
    await waitFor(() => expect(played).toHaveBeenCalled());
  },
};

/** The guest cancels it or turns it off, which is remembered. */
export const NextCancelled: Story = {
  args: { states: [...stopped, next()] },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { router } = testPageOf({ loaded });
    const counting = () => canvas.queryByRole('link', { name: /^Next video in \d seconds? The quiet half/ });
    ended(canvasElement);
    await waitFor(() => expect(counting()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(counting()).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Next video The quiet half' })).toBeVisible();
    const choice = canvas.getByRole('checkbox', { name: 'Play the next video by itself' });
    await userEvent.click(choice);
    await expect(document.cookie).toContain('autoplay=off');
    await userEvent.click(choice);
    await expect(document.cookie).not.toContain('autoplay=off');
    await router.navigate('/en/amateur/mirela/videos/95002/');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'The quiet half' })).toBeVisible());
    await expect(canvasElement.querySelector('video')?.paused).toBe(true);
  },
};

/** A video that costs coins says so and never follows by itself. */
export const NextCosts: Story = {
  args: { states: [...stopped, next({ price: 1200 })] },
  play: async ({ canvas, canvasElement }) => {
    ended(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Next video, 12 coins The quiet half' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Play the next video by itself' })).toBeNull();
  },
};

/** Where data are to be saved nothing follows by itself. */
export const SavingData: Story = {
  args: { states: [...stopped, next()] },
  beforeEach: () => {
    const connection = { saveData: true, effectiveType: '4g' };
    const property = Object.getOwnPropertyDescriptor(Navigator.prototype, 'connection');
    Object.defineProperty(Navigator.prototype, 'connection', { configurable: true, get: () => connection });
    return () => {
      if (property === undefined) Reflect.deleteProperty(Navigator.prototype, 'connection');
      else Object.defineProperty(Navigator.prototype, 'connection', property);
    };
  },
  play: async ({ canvas, canvasElement }) => {
    ended(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Next video The quiet half' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: 'Play the next video by itself' })).toBeNull();
  },
};

/** @spec feature:videos.buy 3 */
export const Free: Story = {
  args: { entry: 'amateur/mirela/videos/5003/', guestId: null, states: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(priceIn(canvasElement)).toBe('Free');
    await expect(canvas.getByRole('heading', { level: 1, name: 'The long coast road' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'The long coast road' })).toBeVisible();
    const all = canvas.getByRole('link', { name: 'All 4 videos' });
    await expect(all).toHaveAttribute('href', '/en/amateur/mirela/videos/');
    await expect(canvas.queryByText(/This is the preview/)).toBeNull();
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [video] },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('region', { name: 'Log in to see everything' }));
    await expect(panel.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
};

export const AgeCheckFirst: Story = {
  args: {
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', avsStatus: 'unknown' }),
      aVideoOfPerformer({ id: 95001, actorId: 101, price: 2400, ageRating: 18 }),
      coins(2500),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verify my age' })).toBeVisible();
  },
};

const forVips = aVideoOfPerformer({ id: 95001, actorId: 101, isVip: true });

export const VipsVisitor: Story = {
  args: { guestId: null, states: [forVips] },
  play: async ({ canvas, canvasElement }) => {
    const panel = within(canvasElement.querySelector<HTMLElement>('#unlock') as HTMLElement);
    await expect(panel.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Steps' })).toHaveTextContent('VIP');
  },
};

/** Only a VIP sees all of it. @spec feature:age.restricted-content 3, component:VideoPlayer 7 */
export const VipsOnly: Story = {
  args: { states: [guestIsLoggedIn({ guestId: 7, token: 'story', isVip: false }), forVips] },
  play: async ({ canvas, canvasElement }) => {
    const panel = within(canvasElement.querySelector<HTMLElement>('#unlock') as HTMLElement);
    await expect(panel.getByRole('link', { name: 'See VIP' })).toBeVisible();
    await expect(canvas.getByText(/^This is the preview/)).toBeVisible();
  },
};

export const VipsOwn: Story = {
  args: { states: [guestIsLoggedIn({ guestId: 7, token: 'story', isVip: true }), forVips] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Included for you' })).toBeVisible();
    await expect(canvas.queryByText(/This is the preview/)).toBeNull();
  },
};

/** Missing coins are bought in another tab; the page receives the new balance. */
export const TooFewCoins: Story = {
  args: { states: [robin, video, coins(100)] },
  play: async ({ canvas, loaded }) => {
    const panel = within(canvas.getByRole('region', { name: 'The whole video' }));
    await expect(panel.getByRole('link', { name: 'Add coins' })).toBeVisible();
    const { world } = await livePageOf({ loaded });
    await setUpState(balanceChanges({ guestId: 7, amount: 2500 }), world);
    await waitFor(() => expect(panel.getByRole('button', { name: 'Watch for 24 coins' })).toBeVisible());
  },
};

/** The answer is lost; a retry repeats the same purchase. */
export const AnswerLost: Story = {
  play: async ({ canvas, loaded }) => {
    const testPage = testPageOf({ loaded });
    testPage.goOffline();
    await userEvent.click(canvas.getByRole('button', { name: 'Watch for 24 coins' }));
    await waitFor(() => expect(canvas.getByText(/not charged twice/)).toBeVisible());
    testPage.goOnline();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This is yours' })).toBeVisible());
  },
};

export const OthersFailed: Story = {
  args: { failing: [getTopVideos] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'More videos by Mirela' })).toBeNull();
  },
};

export const UnderAnotherName: Story = {
  args: { entry: 'amateur/noor/videos/95001/' },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rooftop, after rain' })).toBeVisible();
    await expect(testPageOf({ loaded }).router.state.location.pathname).toBe('/en/amateur/mirela/videos/95001/');
  },
};

export const Unknown: Story = {
  args: { entry: 'amateur/mirela/videos/99999999/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nobody is behind this door' })).toBeVisible();
  },
};

export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa' } };
