import { GiftArt } from '@lounge/kit/gift-art';
import { RewardTrack } from '@lounge/kit/reward-track';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/RewardTrack',
  component: RewardTrack,
  args: {
    title: 'Rewards',
    note: 'Ordered by points',
    points: 1840,
    rewards: [
      { id: 4, name: 'Lantern', requiredPoints: 2000, art: <GiftArt shape="lantern" /> },
      { id: 1, name: 'Macaron', requiredPoints: 250, isRedeemed: true, art: <GiftArt shape="macaron" /> },
      { id: 3, name: '5 spins', requiredPoints: 1500, art: <GiftArt shape="record" /> },
      { id: 2, name: 'Video voucher', requiredPoints: 800, isRedeemed: true, art: <GiftArt shape="fan" /> },
    ],
    onRedeem: fn(),
  },
} satisfies Meta<typeof RewardTrack>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:RewardTrack 1-4 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((each) => each.textContent)).toEqual([
      'Macaron 250 pointsRedeemed',
      'Video voucher 800 pointsRedeemed',
      '5 spins 1,500 pointsRedeem',
      'Lantern 2,000 points160 to go',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem 5 spins' }));
    await expect(args.onRedeem).toHaveBeenCalledWith({ id: 3 });
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const BeingRedeemed: Story = {
  args: { points: 9000, redeeming: 3 },
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
};
export const NoLongerRedeemable: Story = {
  render: ({ onRedeem: _redeem, ...args }) => <RewardTrack {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Empty: Story = {
  args: { rewards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no rewards now.')).toBeVisible();
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
