import { Button } from '@lounge/kit/button';
import { DailyBonusTile, type DailyBonusDeal, type DailyBonusTileProps } from '@lounge/kit/daily-bonus-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dailyBonusTileExample } from '../../../packages/kit/src/daily-bonus-tile/example.ts';
import { picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const album: DailyBonusDeal = { ...dailyBonusTileExample.deal, picture: picture('velvet', 'still', 'orchids') };

function DealTile({ deal, ...props }: Omit<DailyBonusTileProps, 'deal'> & { deal: DailyBonusDeal }) {
  return <DailyBonusTile {...props} deal={{ ...deal, picture: usePictureOfBrand(deal.picture) }} />;
}

function InBrand({ deal, ...props }: DailyBonusTileProps) {
  return deal == null || deal === 'secret' ? (
    <DailyBonusTile deal={deal} {...props} />
  ) : (
    <DealTile deal={deal} {...props} />
  );
}

const meta = {
  title: 'Kit/DailyBonusTile',
  component: DailyBonusTile,
  args: { ...dailyBonusTileExample, deal: album },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof DailyBonusTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:DailyBonusTile 2, 6 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvas.getByText('20 November 2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'One free album' })).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('412 of 500 are left')).toBeVisible();
  },
};

const states = [
  ['Yesterday, missed', 'previous', { reason: 'over' }, 'This one has ended'],
  ['Yesterday, taken', 'previous', { purchasedAt: '2026-11-19T20:40:00.000Z' }, 'Taken at 21:40'],
  ['Today, taken', 'current', { purchasedAt: '2026-11-20T20:40:00.000Z', reason: 'redeemed' }, 'Taken at 21:40'],
  ['Sold out', 'current', { remaining: 0, reason: 'gone' }, 'All of them are gone. Tomorrow there is another one.'],
  ['For VIP members', 'current', { reason: 'needsVip' }, 'This deal is for VIP members.'],
  ['For confirmed numbers', 'current', { reason: 'needsMobile' }, 'This deal needs a confirmed mobile number.'],
  ['For confirmed addresses', 'current', { reason: 'needsAddress' }, 'This deal needs a confirmed e-mail address.'],
  ['Tomorrow', 'next', { reason: 'notYet' }, 'From midnight, Berlin time'],
] as const;

/**
 * Each state of a deal says why it can or cannot be taken, in words.
 * @spec component:DailyBonusTile 1, 3, 5, 7, 8
 */
export const States: Story = {
  tags: ['shot'],
  render: () => (
    <Sheet columns="tile">
      {states.map(([name, day, over]) => (
        <State key={name} name={name}>
          <InBrand day={day} date="2026-11-20" deal={{ ...album, text: undefined, ...over }} />
        </State>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('article');
    await expect(tiles).toHaveLength(states.length);
    for (const [at, [, , , words]] of states.entries()) {
      await expect(within(tiles[at] as HTMLElement).getByText(words)).toBeVisible();
    }
  },
};

/** A secret says its day and nothing else. @spec component:DailyBonusTile 4 */
export const Secret: Story = {
  args: { day: 'next', date: '2026-11-21', deal: 'secret' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'A surprise' })).toBeVisible();
    await expect(canvas.getByText('We say it at midnight.')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByText('Free')).toBeNull();
  },
};

/** @spec component:DailyBonusTile 9 */
export const Loading: Story = {
  args: { loading: true, deal: null, date: undefined },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('article');
    await expect(tile).toHaveAttribute('aria-busy', 'true');
    await expect(tile.querySelectorAll('[data-skeleton]')).toHaveLength(2);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

const offers = [
  ['oneDayVip', 'VIP for a day', 'Free'],
  ['video', 'Video', 'Free'],
  ['photoAlbum', 'Photo album', 'Free'],
  ['topUpPercent', 'More with a top-up', 'With a top-up'],
  ['topUpFlat', 'Coins with a top-up', 'With a top-up'],
  ['merchandise', 'From the house', 'Free'],
  ['messengerGift', 'Gift to send', 'Free'],
  ['videoVoucher', 'Video voucher', 'Free'],
] as const;

/** The eight kinds, each with its sign and whether it needs a payment. @spec component:DailyBonusTile 6, 10 */
export const Offers: Story = {
  tags: ['shot'],
  render: () => (
    <Sheet columns="tile">
      {offers.map(([offer, , price]) => (
        <State key={offer} name={offer}>
          <InBrand
            day="next"
            date="2026-11-21"
            deal={{
              ...album,
              text: undefined,
              offer,
              free: price === 'Free',
              content: offer === 'video' ? 'Winter light' : undefined,
            }}
          />
        </State>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('article');
    for (const [at, [, kind, price]] of offers.entries()) {
      const tile = within(tiles[at] as HTMLElement);
      await expect(tile.getByText(kind)).toBeVisible();
      await expect(tile.getByText(price)).toBeVisible();
    }
  },
};

/** A phone in German and light. */
export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', viewport: { value: 'phone' } },
  args: {
    deal: { ...album, name: 'Ein Album geschenkt', text: 'Es gehört dir und bleibt in deiner Mediathek.' },
    action: <Button variant="primary">Nehmen</Button>,
  },
};
