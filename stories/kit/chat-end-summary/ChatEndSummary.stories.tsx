import { ArchTile } from '@lounge/kit/arch-tile';
import { BillDispute } from '@lounge/kit/bill-dispute';
import { ChatEndSummary } from '@lounge/kit/chat-end-summary';
import { ChatRating } from '@lounge/kit/chat-rating';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Page } from '../fixtures/Page.tsx';
import { picture } from '../fixtures/pictures.ts';

const endedAt = '2026-11-20T20:50:00.000Z';
const gifts = {
  amount: 1600,
  items: [
    { name: 'Orchid', amount: 1600 },
    { name: 'Rose', amount: 0 },
  ],
};
const bill = {
  pricePerMinute: 3600,
  amount: 48_000,
  voucher: { seconds: 180, amount: 10_800, secondsLeft: 118, validTo: '2026-11-30T22:59:59.000Z' },
  gifts,
  total: 38_800,
  balance: 5200,
};

const meta = {
  title: 'Kit/ChatEndSummary',
  component: ChatEndSummary,
  args: {
    kind: 'videoChat',
    name: 'Mirela',
    picture: picture('velvet', 'portrait', 'mirela'),
    exitCode: 100,
    endedAt,
    seconds: 800,
    bill,
    again: { pricePerMinute: 3600, onStart: fn() },
    links: { message: '/en/messenger/9101/', topUp: '/en/pay/', show: '/en/shows/12/', ageCheck: '/en/age/' },
    rating: <ChatRating name="Mirela" ratings={412} onRate={fn()} />,
    dispute: <BillDispute onDispute={fn()} />,
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ChatEndSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

const others = (
  <>
    <SectionHeading title="Others who are live" />
    <TileGrid kind="arches">
      {(['sable', 'noor', 'callareyes', 'oonalind'] as const).map((seed) => (
        <ArchTile
          key={seed}
          name={seed}
          href={`/en/${seed}/`}
          picture={picture('velvet', 'portrait', seed)}
          price={{ amount: 3600 }}
        />
      ))}
    </TileGrid>
  </>
);

/** @spec component:ChatEndSummary 1, 5 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
    await expect(canvas.getByText('You ended it. Nothing has been charged since 21:50.')).toBeVisible();
    await expect(canvas.getByText('13:20 min at 36 a minute')).toBeVisible();
    await expect(canvas.getByText('1:58 min left on it until 30 November 2026')).toBeVisible();
    await expect(canvas.getByText('Orchid 16, Rose was one of yours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Start again 36 coins/ }));
    await expect(args.again?.onStart).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
export const Brasa: Story = {
  globals: { brand: 'brasa' },
  args: { picture: picture('brasa', 'portrait', 'mirela') },
};
export const German: Story = { tags: ['shot'], globals: { language: 'de' }, args: { exitCode: 106 } };
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const Light: Story = { globals: { theme: 'light' } };

export const WithOthers: Story = { args: { others: others } };

/** @spec component:ChatEndSummary 2 */
export const AfterVoyeur: Story = {
  args: { kind: 'voyeurChat', bill: { pricePerMinute: 1800, amount: 3600, total: 3600, balance: 900 }, seconds: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You looked in on Mirela' })).toBeVisible();
    await expect(canvas.getByText('Voyeur chat')).toBeVisible();
    await expect(canvas.getByText('2 min at 18 a minute')).toBeVisible();
  },
};
/** @spec component:ChatEndSummary 3 */
export const AfterToyControl: Story = {
  args: { kind: 'toyControl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Toy control')).toBeVisible();
  },
};
/** @spec component:ChatEndSummary 4 */
export const AfterFreeChat: Story = {
  args: { kind: 'freeChat', bill: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You ended it.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Something is wrong with this bill' })).toBeNull();
  },
};
export const AfterATicketShow: Story = {
  args: { kind: 'ticketShow', bill: { pricePerMinute: null, amount: 6000, total: 6000, balance: 100 }, again: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The show of Mirela' })).toBeVisible();
    await expect(canvas.getByText('Ticket')).toBeVisible();
    await expect(canvas.queryByText('A minute')).toBeNull();
    // Nothing ran by the minute, so nothing stopped.
    await expect(canvas.queryByText(/Nothing has been charged since/)).toBeNull();
  },
};
export const AfterAVoiceCall: Story = {
  args: { kind: 'voiceCall' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your call with Mirela' })).toBeVisible();
  },
};
export const AfterAPreview: Story = {
  args: { kind: 'preview', bill: null, seconds: 5, exitCode: 402 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have seen this preview within the last hour\./)).toBeVisible();
  },
};
