import { LedgerEntryList } from '@lounge/kit/ledger-entry-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
    await expect(canvas.getByRole('row', { name: /Message.*-1.50/ })).toBeVisible();
  },
};
export const Unknown: Story = {
  args: { entries: [{ id: 9, at: '2026-11-20T19:00:00.000Z', kind: 'ofALaterVersion', amount: -100 }] },
};
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
