import { LedgerEntryList } from '@lounge/kit/ledger-entry-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/LedgerEntryList',
  component: LedgerEntryList,
  args: {
    entries: [
      { id: 4, at: '2026-11-20T19:40:00.000Z', kind: 'album', amount: -900 },
      { id: 3, at: '2026-11-20T19:20:00.000Z', kind: 'message', amount: -150 },
      { id: 2, at: '2026-11-20T19:05:00.000Z', kind: 'spin', amount: 500 },
      { id: 1, at: '2026-11-20T19:00:00.000Z', kind: 'topUp', amount: 10_000 },
    ],
  },
} satisfies Meta<typeof LedgerEntryList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Coins added.*100/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Message.*−1.5/ })).toBeVisible();
  },
};
const detailed = [
  {
    id: 6,
    at: '2026-11-20T20:42:00.000Z',
    kind: 'gift',
    amount: -1800,
    balance: 24_800,
    subject: 'Mirela',
    detail: 'Lantern',
  },
  {
    id: 5,
    at: '2026-11-20T18:05:00.000Z',
    kind: 'oneClick',
    amount: 10_000,
    balance: 26_600,
    paid: 2500,
    method: { kind: 'card' as const, label: '··4417' },
    receiptId: 'p-5',
  },
  {
    id: 4,
    at: '2026-11-19T21:35:00.000Z',
    kind: 'refund',
    amount: 2400,
    balance: 16_600,
    refundedKind: 'message',
    subject: 'Noor',
    detail: 'Connection lost',
  },
  {
    id: 8,
    at: '2026-11-19T20:12:00.000Z',
    kind: 'refund',
    amount: 240,
    balance: 14_200,
    refundedKind: 'toyControl',
    subject: 'Noor',
    detail: 'The toy lost its connection',
  },
  {
    id: 7,
    at: '2026-11-19T20:11:00.000Z',
    kind: 'toyControl',
    amount: -400,
    balance: 13_960,
    subject: 'Noor',
    detail: 'Heartbeat',
  },
  { id: 3, at: '2026-11-18T19:40:00.000Z', kind: 'album', amount: 0, balance: 14_200, subject: 'Before the concert' },
  { id: 2, at: '2026-11-17T18:31:00.000Z', kind: 'bonus', amount: 2000, balance: 14_200, subject: 'NOVEMBER20' },
];
export const Detailed: Story = {
  args: { entries: detailed, onReceipt: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: /Gift for Mirela.*Lantern.*−18.*248/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Coins, card ··4417.*One click.*25,00.*100.*266/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Refund: Message to Noor.*Connection lost.*24/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Toy control with Noor.*Heartbeat.*−4/ })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /Refund: Toy control with Noor.*lost its connection.*2.4/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /Album “Before the concert”.*Paid with a voucher – 142/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Receipt for 25,00/ }));
    await expect(args.onReceipt).toHaveBeenCalledWith({ receiptId: 'p-5' });
  },
};
const bookings = [
  { id: 9, at: '2026-11-20T20:44:00.000Z', amount: -720, balance: 24_080 },
  { id: 7, at: '2026-11-20T20:41:00.000Z', amount: -1080, balance: 26_600 },
].map((each) => ({ ...each, kind: 'chat', subject: 'Mirela', chatId: 'c-1' }));
const byVoucher = {
  id: 5,
  at: '2026-11-20T20:39:00.000Z',
  kind: 'voucher',
  amount: 0,
  balance: 27_680,
  subject: 'Mirela',
  voucherSeconds: 598,
  chatId: 'c-1',
};
/** One chat is one row, which opens; each booking then stands in order of time. Each row has a balance. */
export const OneChat: Story = {
  args: { entries: [bookings[0], detailed[0], bookings[1], byVoucher].filter((each) => each !== undefined) },
  play: async ({ canvas }) => {
    const texts = (part: string) =>
      canvas.getAllByRole('row').flatMap((row) => row.querySelector(`td[data-part=${part}]`)?.textContent ?? []);
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    const row = canvas.getByRole('row', { name: /Chat with Mirela.*and 9:58 min with a voucher.*−18/ });
    await expect(row).toBeVisible();
    await expect(texts('balance')).toEqual(['240.8', '248']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show each booking' }));
    await expect(canvas.getByRole('row', { name: /Voucher, chat with Mirela.*9:58 min/ })).toBeVisible();
    await expect(texts('coins')).toEqual(['−18', '−7.2', '−18', '−10.8', '9:58 min']);
    await expect(texts('balance')).toEqual(['240.8', '240.8', '248', '266', '276.8']);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the bookings' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};
export const DetailedPhone: Story = {
  args: { entries: detailed, onReceipt: fn() },
  globals: { viewport: { value: 'phone' } },
};
export const Unknown: Story = {
  args: { entries: [{ id: 9, at: '2026-11-20T19:00:00.000Z', kind: 'ofALaterVersion', amount: -100 }] },
};
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
