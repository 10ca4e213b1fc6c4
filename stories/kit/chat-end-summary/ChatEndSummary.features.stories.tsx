import { ChatEndSummary } from '@lounge/kit/chat-end-summary';
import { EarlierChats } from '@lounge/kit/earlier-chats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Page } from '../fixtures/Page.tsx';
import { picture } from '../fixtures/pictures.ts';

const meta = {
  title: 'Kit/ChatEndSummary/States',
  component: ChatEndSummary,
  args: {
    kind: 'videoChat',
    name: 'Mirela',
    picture: picture('velvet', 'portrait', 'mirela'),
    exitCode: 100,
    endedAt: '2026-11-20T20:50:00.000Z',
    seconds: 800,
    bill: { pricePerMinute: 3600, amount: 48_000, total: 48_000, balance: 40 },
    again: { pricePerMinute: 3600, onStart: fn() },
    links: { message: '/en/messenger/9101/', topUp: '/en/pay/', show: '/en/shows/12/', ageCheck: '/en/age/' },
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

/** @spec component:ChatEndSummary 17 */
export const CoinsUsedUp: Story = {
  args: { exitCode: 501 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your coins were used up\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '/en/pay/');
    await expect(canvas.getByRole('button', { name: /Start again/ })).toHaveAttribute('data-variant', 'outline');
  },
};
/** Coins paid the last seconds in part: time and price would say more than what was paid. */
export const LastSecondsPaidInPart: Story = {
  args: { exitCode: 501, seconds: 75, bill: { pricePerMinute: 3600, amount: 4400, total: 4400, balance: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1:15 min, until your coins were used up')).toBeVisible();
    await expect(canvas.queryByText(/at 36 a minute/)).toBeNull();
  },
};
/** A voucher pays first, as the chat buttons say: its time stands in place of the price. */
export const AgainByVoucher: Story = {
  tags: ['shot'],
  args: { again: { pricePerMinute: 3600, voucherSeconds: 420, onStart: fn() } },
  play: async ({ canvas }) => {
    const again = canvas.getByRole('button', { name: 'Start again 7 min free' });
    await expect(again).not.toHaveTextContent('36');
  },
};
export const AgainByVoucherGermanPhone: Story = {
  tags: ['shot'],
  args: { again: { pricePerMinute: 3600, voucherSeconds: 420, onStart: fn() } },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
/** @spec component:ChatEndSummary 21 */
export const AShowBegan: Story = {
  args: { exitCode: 908, again: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A show of Mirela began\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the show' })).toHaveAttribute('href', '/en/shows/12/');
  },
};
/** @spec component:ChatEndSummary 20 */
export const AgeNotChecked: Story = {
  args: { exitCode: 601, bill: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Check your age' })).toHaveAttribute('href', '/en/age/');
  },
};
/** @spec component:ChatEndSummary 22 */
export const MeaningNotKnown: Story = {
  args: { exitCode: 996 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It is over\./)).toBeVisible();
  },
};
/** A guest who changed into the video chat sees both, and the way to all bills. */
export const AfterAChange: Story = {
  args: {
    earlier: (
      <EarlierChats
        chats={[{ id: 'c-1', kind: 'voyeurChat', seconds: 200, amount: 6000 }]}
        href="/en/myvelvet/chats/"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Before that, with a bill of its own' })).toBeVisible();
  },
};
const toyBill = { pricePerMinute: 4400, amount: 8800, total: 8800, balance: 40 };

export const AToyWasLost: Story = {
  args: {
    kind: 'toyControl',
    exitCode: 206,
    seconds: 120,
    bill: {
      ...toyBill,
      gifts: { amount: 1200, items: [{ name: 'Lantern', amount: 1200 }] },
      toyControls: { amount: 160, items: [{ name: 'Gentle wave', amount: 160 }], givenBack: 240 },
      total: 10_160,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Mirela’s toy lost its connection\./)).toBeVisible();
    const row = canvas.getByText('Gentle wave 1.6, 2.4 coins are back for what did not run').closest('div');
    await expect(row).toHaveTextContent(/^Toy control patterns.*1\.6$/);
    await expect(canvas.getByText('Lantern 12').closest('div')).toHaveTextContent(/^Gifts.*12$/);
  },
};
/** All patterns came back: the bill says so, and adds up. */
export const EverythingGivenBack: Story = {
  args: {
    kind: 'toyControl',
    exitCode: 206,
    seconds: 120,
    bill: { ...toyBill, toyControls: { amount: 0, items: [], givenBack: 400 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 coins are back for what did not run')).toBeVisible();
  },
};
/** She is in a private chat now. */
export const LookInNext: Story = {
  args: { again: { kind: 'voyeurChat', pricePerMinute: 1800, onStart: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Look in\s*18/ })).toBeVisible();
  },
};
export const VideoChatNext: Story = {
  args: { kind: 'textChat', bill: null, again: { kind: 'videoChat', pricePerMinute: 3600, onStart: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Go on in a video chat\s*36/ })).toBeVisible();
  },
};
export const Blocked: Story = {
  args: { again: null, links: { topUp: '/en/pay/' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Write a message' })).toBeNull();
  },
};
