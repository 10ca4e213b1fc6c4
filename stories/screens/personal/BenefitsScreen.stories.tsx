import {
  aBonusCode,
  anAlbumOfPerformer,
  addressIsVerified,
  aPerformer,
  guestHasAddress,
  guestHasVoucher,
  guestIsKnown,
  guestOwnsGifts,
  noPerformerIsOnline,
  bonusWaits,
  promotionsAre,
  setUpState,
} from '@lounge/mock-api/states';
import { featureFeedback } from '@lounge/protocol/engagement/surveys';
import { getGuestBenefits } from '@lounge/protocol/foundation/vouchers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../harness/robin.ts';
import { onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';

const confirmed = guestHasAddress({ guestId: 7, email: 'robin@example.com', isVerified: true });
const noor = aPerformer({ id: 9101, name: 'Noor Vega' });
const has = (type: number, amount: number, rest: object = {}) => guestHasVoucher({ guestId: 7, type, amount, ...rest });
const everyVoucher = [
  has(4, 1, { validTo: '2026-11-22T22:59:59.000Z' }),
  has(2, 10, { actorId: 9101, validTo: '2026-11-30T22:59:59.000Z' }),
  has(1, 2),
  has(5, 5),
  has(10, 3),
  has(8, 1, { actorId: 9101 }),
  has(7, 1, { subject: 'friday' }),
  has(3, 20),
  has(9, 1, { subject: 'TURN10' }),
  has(9, 1, { subject: 'TURN10' }),
];
const codes = [
  aBonusCode({ code: 'WARM 20', maxRedemptions: 42, validTo: '2026-11-30T22:59:59.000Z' }),
  aBonusCode({ code: 'TRY ME' }),
  promotionsAre({ welcomeBonusTile: 'WARM 20', chatTrial: 'TRY ME' }),
];

const meta = {
  title: 'Screens/Benefits',
  tags: ['!autodocs'],
  args: {
    entry: 'myvelvet/benefits/',
    guestId: 7,
    states: [robin, noor, ...everyVoucher, guestOwnsGifts({ guestId: 7, giftId: 4, quantity: 2 }), ...codes],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** Whoever has the offer of a welcome chat sees with whom it is possible now. @spec query:conversion-chat.actors, feature:chat.conversion 3 */
export const WelcomeChat: Story = {
  args: {
    states: [
      robin,
      guestIsKnown({ guestId: 7, conversionChatEnd: '2026-11-20T20:30:00.000Z' }),
      noPerformerIsOnline({}),
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true }),
      aPerformer({ id: 9102, name: 'Ada Marsh' }),
    ],
  },
  play: async ({ canvas }) => {
    const offered = within(canvas.getByRole('region', { name: 'Your welcome chat' }));
    await expect(offered.getByText('3 minutes free, with one of these performers.')).toBeVisible();
    await expect(offered.getByRole('link', { name: /Noor Vega/ })).toHaveAttribute('href', '/en/amateur/noor-vega/');
    await expect(offered.queryByText('Ada Marsh')).toBeNull();
  },
};

export const NoWelcomeChat: Story = {
  args: { states: [robin, aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true })] },
  play: ({ canvas }) => expect(canvas.queryByRole('region', { name: 'Your welcome chat' })).toBeNull(),
};

/**
 * The question about the page is answered once, with words, and not asked again.
 * @spec screen:overlay.feature-feedback 1, 3, component:FeatureFeedback 1-2, 4-5, feature:feedback.feature 1
 */
export const Feedback: Story = {
  args: { states: [robin] },
  play: async (context) => {
    const { world } = testPageOf(context);
    const { canvas } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Good' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'A few words, if you like' }), 'Clear');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Thank you for telling us.')).toBeVisible();
    const stored = await world.database.reader.query('select "featureFeedback" as ids from guest where id = 7', []);
    await expect(stored).toEqual([{ ids: '[1]' }]);
    await expect(
      await world.database.reader.query(`select data from event where context = 'featureFeedback'`, []),
    ).toEqual([{ data: JSON.stringify({ rating: 1, text: 'Clear', url: '/en/myvelvet/benefits/' }) }]);
  },
};

export const FeedbackGiven: Story = {
  args: { states: [robin, guestIsKnown({ guestId: 7, featureFeedbackIds: [1] })] },
  play: ({ canvas }) => expect(canvas.queryByRole('heading', { name: 'How do you like this page?' })).toBeNull(),
};

export const FeedbackFailed: Story = {
  args: { states: [robin], failing: [featureFeedback] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not for me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('That did not arrive. Please send it again.')).toBeVisible();
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const list = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Your benefits' }));
const rows = (canvas: Canvas) =>
  list(canvas)
    .queryAllByRole('listitem')
    .map((row) => row.textContent);

/** @spec screen:personal.benefits 1, 3, feature:reward.benefits 1, feature:pay.vouchers 2 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(10));
    await expect(await canvas.findByRole('link', { name: /^Start VIP for/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toBeVisible();
    const starts = [
      '1 album voucher',
      '10 video chat minutesWith Noor Vega',
      '2 video',
      '5 messages',
      '3 spinsOn the wheel, beside',
    ];
    const ends = [
      '1 private showWith Noor Vega',
      '1 live show',
      '20 coins',
      '2 bonus codesTURN10: 10% more coins with your next top-up',
      '2 × Orchid',
    ];
    await expect(rows(canvas).map((row, at) => row.startsWith([...starts, ...ends][at] ?? '?'))).not.toContain(false);
    const links = list(canvas).getAllByRole('link');
    await expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Choose performer /en/?scrollTo=tonight',
      'To Noor Vega /en/amateur/noor-vega/live-show/',
      'Choose video /en/?scrollTo=videos',
      'Write /en/messenger/',
      'Spin /en/myvelvet/spinwheel/',
      'To Noor Vega /en/amateur/noor-vega/live-show/',
      'See the shows /en/cam-shows/',
      'Send /en/messenger/',
    ]);
  },
};

const gives = [
  { code: 'MONEY', kind: 'bonusMoney', flat: 500 },
  { code: 'COINS', kind: 'bonusCoins', percentage: 10 },
  { code: 'CREDITS', kind: 'bonusCredits', percentage: 5 },
  { code: 'VIP', kind: 'vipSubscription', days: 30 },
  { code: 'PREMIUM', kind: 'premiumSubscription', days: 7 },
  { code: 'FAN', kind: 'actorSubscription', days: 14, actorId: 9101 },
  { code: 'VIDEO', kind: 'videoVoucher', amount: 2 },
  { code: 'PHOTO', kind: 'photoVoucher', amount: 3 },
  { code: 'MINUTES', kind: 'freeMinutes', amount: 10 },
  { code: 'MESSAGES', kind: 'freeMessages', amount: 5 },
  { code: 'SHOW', kind: 'liveShow', amount: 1 },
  { code: 'ALBUM', kind: 'mediaAlbum', amount: 1, albumId: 91001 },
] as const;

/** The benefits of codes are listed by type. @spec screen:personal.benefits 2, feature:reward.benefits 2, component:BenefitCard 16 */
export const EveryType: Story = {
  args: {
    states: [
      robin,
      confirmed,
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, title: 'From the garden', price: 900 }),
      ...gives.flatMap((code) => [aBonusCode(code), bonusWaits({ guestId: 7, code: code.code })]),
      guestOwnsGifts({ guestId: 7, giftId: 4, quantity: 2 }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(13));
    for (const text of [
      /^Bonus5 coins more/,
      /^Bonus coinsUp to 10% more/,
      /^Bonus creditsUp to 5% more/,
      /^30 days of VIP/,
      /^7 days of Premium/,
      /^14 days of a subscriptionWith Noor Vega/,
      /^2 video vouchers/,
      /^3 album vouchers/,
      /^10 video chat minutes/,
      /^5 messages/,
      /^1 live show/,
      /^From the gardenWith Noor Vega/,
      /^2 × Orchid/,
    ])
      await expect(rows(canvas)).toContainEqual(expect.stringMatching(text));
  },
};

/** @spec component:WelcomeBonusTile 3-4, feature:pay.promo 3, screen:overlay.bonus-code 4 */
export const WelcomeBonus: Story = {
  args: { states: [robin, confirmed, ...codes] },
  play: async ({ canvas, userEvent }) => {
    const tile = await canvas.findByRole('region', { name: 'A welcome for you' });
    await userEvent.click(within(tile).getByRole('link', { name: 'See the bonus' }));
    await expect(await canvas.findByText('Until 30 November 2026. 42 left.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(await canvas.findByText('Yours now.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'A welcome for you' })).toBeNull());
  },
};

/** A welcome code is given to a confirmed address: the form says so and sends the link, and goes on once it is confirmed. */
export const AddressFirst: Story = {
  args: { states: [robin, guestHasAddress({ guestId: 7, email: 'robin@example.com' }), ...codes] },
  play: async ({ canvas, loaded, userEvent }) => {
    const { world } = testPageOf({ loaded });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), 'WARM 20');
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('Confirm your e-mail address first. The code stays filled in.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByText('The link is on its way.')).toBeVisible();
    // The bar is far above on a phone, so the form says it as well.
    const answer = await canvas.findByText('The link is on its way. Please check your e-mail.');
    await expect(answer.closest('[role=status]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the link' })).toHaveFocus();
    await setUpState(confirmed, world);
    await setUpState(addressIsVerified({ guestId: 7 }), world);
    await userEvent.click(await canvas.findByRole('button', { name: 'Redeem' }));
    await expect(await canvas.findByText('Yours now.')).toBeVisible();
  },
};

const ofEveryType = Array.from({ length: 10 }, (_, index) => has(index + 1, 2));

/** @spec screen:overlay.voucher-select 1-2, component:VoucherPicker 5 */
export const AlbumByVoucher: Story = {
  args: {
    entry: 'amateur/noor-vega/pictures/91001/',
    states: [
      robin,
      noor,
      anAlbumOfPerformer({ id: 91001, actorId: 9101, title: 'From the garden', price: 900 }),
      ...ofEveryType,
      has(4, 1, { actorId: 101 }),
      has(4, 3, { actorId: 9101, validTo: '2099-11-30T22:59:59.000Z' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2));
    const labels = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(labels).toEqual([
      '3 album vouchers · By Noor Vegauntil 30 November 2099',
      '2 album vouchers · Any album',
    ]);
    // One form: the choice takes the place of the button that uses the first one.
    await expect(canvas.queryByRole('button', { name: 'Use 1 voucher' })).toBeNull();
    await expect(canvas.getByText('You have 5 vouchers that can be used here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Noor Vega/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay with the voucher' }));
    await expect(await canvas.findByRole('heading', { name: 'This is yours' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Empty: Story = {
  args: { states: [robin] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No benefits at the moment' })).toBeVisible();
    await expect(canvas.getByLabelText('Code')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { failing: [getGuestBenefits] },
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: 'Your benefits did not load' });
    await userEvent.click(within(heading.parentElement as HTMLElement).getByRole('button'));
    await waitFor(() => expect(rows(canvas)).toHaveLength(10));
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to see what is yours')).toBeVisible();
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' }, args: { entry: 'mybrasa/benefits/' } };
