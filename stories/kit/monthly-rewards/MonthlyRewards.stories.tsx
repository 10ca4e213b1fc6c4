import { GiftArt } from '@lounge/kit/gift-art';
import { MonthlyRewards } from '@lounge/kit/monthly-rewards';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/MonthlyRewards',
  component: MonthlyRewards,
  args: {
    title: 'November',
    points: 620,
    note: 'Ends 30 November, 23:59',
    rewards: [
      { id: 1, name: 'Macaron', requiredPoints: 100, isRedeemed: true, art: <GiftArt shape="macaron" /> },
      { id: 2, name: '3 Roses', requiredPoints: 250, isRedeemed: true, art: <GiftArt shape="rose" /> },
      { id: 3, name: '40 coins', requiredPoints: 500, art: <GiftArt shape="pearl" /> },
      { id: 4, name: '5 spins', requiredPoints: 800, art: <GiftArt shape="record" /> },
      { id: 5, name: 'Moon', requiredPoints: 1200, art: <GiftArt shape="moon" /> },
      { id: 6, name: 'VIP, 3 days', requiredPoints: 2000, art: <GiftArt shape="key" /> },
    ],
    onRedeem: fn(),
  },
} satisfies Meta<typeof MonthlyRewards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** @spec component:MonthlyRewardTrack 2-3 */
export const Redeemable: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('img', { name: 'Redeemed' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem 40 coins' }));
    await expect(args.onRedeem).toHaveBeenCalledWith({ id: 3 });
  },
};
export const NothingYet: Story = { args: { points: 0, rewards: [{ id: 1, name: 'Macaron', requiredPoints: 100 }] } };
export const BeingRedeemed: Story = {
  args: { points: 900, redeeming: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem 40 coins' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem 5 spins' }));
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
