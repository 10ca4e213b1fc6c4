import {
  aVideoOfPerformer,
  guestBoughtVideo,
  guestHasVoucher,
  guestIsLoggedIn,
  guestIsRestricted,
  guestLikedVideo,
  guestOwnsCoins,
  guestWasGivenVideo,
  guestWatchedVideo,
  noVideos,
  setUpState,
  videoHasTags,
} from '@lounge/mock-api/states';
import { getVideoPreviewEndIncentives } from '@lounge/protocol/foundation/conversion';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const actorId = 101;
const guestId = 7;
const robin = guestIsLoggedIn({ guestId, token: 'story', isVip: false, avsStatus: 'unknown' });
const video = (id: number, more: Partial<Parameters<typeof aVideoOfPerformer>[0]> = {}) =>
  aVideoOfPerformer({ id, actorId, title: `Video ${id}`, price: 2400, daysOld: 40, ...more });
const bought = (videoId: number) => guestBoughtVideo({ guestId, videoId });

const meta = {
  title: 'Screens/Video/Details',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/videos/95001/', guestId, hasOffers: true, states: [] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const header = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector<HTMLElement>('main header') as HTMLElement);
const panel = (canvasElement: HTMLElement) =>
  within(canvasElement.querySelector<HTMLElement>('#unlock') as HTMLElement);
const flags = (canvasElement: HTMLElement) =>
  header(canvasElement)
    .queryAllByRole('listitem')
    .flatMap(({ dataset, textContent }) => (dataset['flag'] === undefined ? [] : [textContent]));
const open = async ({ canvas, loaded }: Pick<Play, 'canvas' | 'loaded'>, id: number) => {
  await testPageOf({ loaded }).router.navigate(`/en/amateur/mirela/videos/${id}/`);
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: `Video ${id}` })).toBeVisible());
};

const facts = aVideoOfPerformer({
  id: 95001,
  actorId,
  title: 'Rooftop, after rain',
  price: 2400,
  basePrice: 3000,
  isVip: true,
  isClassic: true,
  isCamRecording: true,
  isSelect: true,
  ageRating: 18,
});

/** Everything about the video but its place in a contest, and its pictures on the slider of the player. */
export const Facts: Story = {
  args: { states: [robin, facts, bought(95001), video(95007, { basePrice: 3000 })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    const inHeader = header(canvasElement);
    await expect(inHeader.getByRole('heading', { level: 1, name: 'Rooftop, after rain' })).toBeVisible();
    await expect(inHeader.getByText(/^12 minutes/)).toHaveTextContent(
      '12 minutes · Published on 20 November 2026 · 18+from 18 years',
    );
    await expect(inHeader.getByText('An hour on the roof, once the rain had stopped.')).toBeVisible();
    for (const badge of ['VIP', 'New', 'Bought']) await expect(inHeader.getByText(badge)).toBeVisible();
    await expect(inHeader.queryByText('−20%')).toBeNull();
    await expect(flags(canvasElement)).toEqual([
      'New for VIPs',
      'Editors’ choice',
      'Trending',
      'Classic',
      'Cam recording',
    ]);
    const player = canvasElement.querySelector<HTMLVideoElement>('video');
    await expect(player?.poster).toMatch(/w640\.webp$/);
    await userEvent.hover(canvas.getByRole('slider', { name: 'Position' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-part="thumbnail"]')).not.toBeNull());
    await open({ canvas, loaded }, 95007);
    await expect(header(canvasElement).getByText('−20%')).toBeVisible();
  },
};

const states = [
  robin,
  guestOwnsCoins({ guestId, amount: 2500 }),
  video(95001),
  bought(95001),
  video(95002),
  bought(95002),
  guestWasGivenVideo({ guestId, videoId: 95002 }),
  video(95003),
  guestLikedVideo({ guestId, videoId: 95003 }),
  video(95004, { ageRating: 18 }),
  video(95005, { isVip: true, price: 0 }),
  video(95006, { price: 0 }),
];

/**
 * A guest's relation to a video, and the one step that opens it.
 * @spec screen:performer.video-details 2, feature:videos.watch 2
 */
export const GuestStates: Story = {
  args: { states },
  play: async ({ canvas, canvasElement, loaded }) => {
    const at = { canvas, loaded };
    const inHeader = () => header(canvasElement);
    const isWhole = () => canvas.queryByText(/^This is the preview/) === null;
    await expect(inHeader().getByText('Bought')).toBeVisible();
    await expect(isWhole()).toBe(true);
    await expect(flags(canvasElement)).toEqual(['Own production']);
    await open(at, 95002);
    await expect(flags(canvasElement)).toEqual(['A gift for you', 'Own production']);
    await expect(isWhole()).toBe(true);
    await open(at, 95006);
    await expect(isWhole()).toBe(true);
    await open(at, 95003);
    await expect(flags(canvasElement)).toEqual(['You like it', 'Own production']);
    await expect(inHeader().getByRole('button', { name: /^I like it/, pressed: true })).toBeVisible();
    await expect(panel(canvasElement).getByRole('button', { name: 'Watch for 24 coins' })).toBeVisible();
    await expect(isWhole()).toBe(false);
    await open(at, 95004);
    await expect(panel(canvasElement).getByRole('link', { name: 'Verify my age' })).toBeVisible();
    await open(at, 95005);
    await expect(panel(canvasElement).getByRole('link', { name: 'See VIP' })).toBeVisible();
    const { world } = testPageOf({ loaded });
    await setUpState(guestIsLoggedIn({ guestId, token: 'story', isVip: true, avsStatus: 'unknown' }), world);
    await open(at, 95001);
    await open(at, 95005);
    await expect(canvas.getByRole('heading', { name: 'Included for you' })).toBeVisible();
    await expect(isWhole()).toBe(true);
  },
};

/** A visitor logs in first. */
export const VisitorStates: Story = {
  args: { guestId: null, states: [video(95001)] },
  play: async ({ canvasElement }) => {
    await expect(panel(canvasElement).getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(flags(canvasElement)).toEqual(['Own production']);
  },
};

/**
 * The video is bought by a voucher or for coins, liked, shared, and found by its tags.
 * @spec screen:performer.video-details 3, screen:overlay.buy-video 1
 */
export const Actions: Story = {
  args: {
    states: [
      guestIsLoggedIn({ guestId, token: 'story', isVip: false }),
      video(95001, { basePrice: 3000 }),
      videoHasTags({ videoId: 95001, tags: ['piano', 'rain'] }),
      guestOwnsCoins({ guestId, amount: 2500 }),
    ],
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const inHeader = header(canvasElement);
    const tags = within(inHeader.getByRole('list', { name: 'Tags' }));
    await expect(tags.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/videos/all-videos/?filter=tag%3Apiano',
      '/en/videos/all-videos/?filter=tag%3Arain',
    ]);
    await userEvent.click(inHeader.getByRole('button', { name: /^I like it/ }));
    await userEvent.click(inHeader.getByRole('button', { name: 'I do not like it' }));
    const { reader } = testPageOf({ loaded }).world.database;
    await waitFor(async () =>
      expect(await reader.query('select "isLiked" from "videoLike"', [])).toEqual([{ isLiked: 0 }]),
    );
    await expect(inHeader.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(canvasElement.querySelector('[data-part=price]')).toHaveTextContent('3024 coins instead of 30');
    const inPanel = panel(canvasElement);
    await expect(inPanel.getByRole('button', { name: 'Watch for 24 coins' })).toBeVisible();
    await expect(inPanel.getByText('Yours for good, charged once. You have 25 coins.')).toBeVisible();
    await setUpState(guestHasVoucher({ guestId, type: 1, amount: 1 }), testPageOf({ loaded }).world);
    await testPageOf({ loaded }).router.navigate('/en/amateur/mirela/videos/95001/?again=1');
    await waitFor(() => expect(inPanel.getByRole('button', { name: 'Use 1 voucher' })).toBeVisible());
    await userEvent.click(inPanel.getByRole('button', { name: 'Use 1 voucher' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This is yours' })).toBeVisible());
    await expect(await reader.query('select kind, "contentId" from purchase where "guestId" = 7', [])).toEqual([
      { kind: 'video', contentId: 95001 },
    ]);
  },
};

/**
 * Videos with the same tags, and when the preview ends the ways to the rest.
 * @spec screen:performer.video-details 4
 */
export const After: Story = {
  args: {
    states: [
      guestIsLoggedIn({ guestId, token: 'story', isVip: false }),
      noVideos({}),
      video(95001),
      video(95002),
      aVideoOfPerformer({ id: 95003, actorId: 102, title: 'Elsewhere' }),
      videoHasTags({ videoId: 95001, tags: ['piano'] }),
      videoHasTags({ videoId: 95003, tags: ['piano'] }),
      guestOwnsCoins({ guestId, amount: 2500 }),
    ],
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const recommended = within(await canvas.findByRole('region', { name: 'You might also like' }));
    const titles = recommended.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Elsewhere']);
    canvasElement.querySelector('video')?.dispatchEvent(new Event('ended'));
    await canvas.findByRole('button', { name: 'Watch the preview again' });
    await waitFor(() => expect(testPageOf({ loaded }).sentOf(getVideoPreviewEndIncentives)).toBe(1));
    await expect(panel(canvasElement).getByRole('heading', { name: '12 minutes are left' })).toBeVisible();
  },
};

/** A locked account neither pins nor rates: both go back, and the page says why. */
export const LockedAccount: Story = {
  args: { states: [robin, video(95001), guestIsRestricted({ guestId, level: 3 })] },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const pin = canvas.getByRole('button', { name: 'Pin this video' });
    await userEvent.click(pin);
    await expect(await canvas.findByText('You can pin nothing, as your account is locked.')).toBeVisible();
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
    const like = canvas.getByRole('button', { name: /^I like it/ });
    await userEvent.click(like);
    await expect(await canvas.findByText('This did not count: your account may not rate now.')).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Removed while it is open: the purchase finds out, the page says so by name, and nothing is sold, rated or pinned. */
export const Removed: Story = {
  args: { states: [robin, video(95001), guestOwnsCoins({ guestId, amount: 2500 })] },
  play: async ({ canvas, canvasElement, loaded }) => {
    await testPageOf({ loaded }).world.database.change((tx) => tx.query('delete from video where id = 95001', []));
    await userEvent.click(panel(canvasElement).getByRole('button', { name: /^Watch for/ }));
    await expect(await canvas.findByText(/“Video 95001” is no longer there/)).toBeVisible();
    await expect(canvasElement.querySelector('#unlock')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Watch for/ })).toBeNull();
    for (const name of ['Pin this video', /^I like it/, /^Share/])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const GermanPhone: Story = {
  ...Actions,

  play: async ({ canvasElement }) => expect(header(canvasElement).getByRole('list', { name: 'Tags' })).toBeVisible(),
  globals: { language: 'de', viewport: { value: 'phone' } },
};

/** A video that another guest stopped in begins at its start. */
export const StoppedByAnother: Story = {
  args: {
    states: [robin, video(95001), bought(95001), guestWatchedVideo({ guestId: 8, videoId: 95001, seconds: 90 })],
  },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Resume/ })).toBeNull(),
};
