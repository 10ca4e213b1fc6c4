import { EasterRewardList } from '@lounge/kit/easter-egg';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/EasterRewardList',
  component: EasterRewardList,
  args: {
    label: 'Rewards',
    collected: 12,
    rewards: [
      { id: 1, name: 'Macaron', requiredEggs: 5, redeemed: true },
      {
        id: 2,
        name: 'Code, 10 % more',
        requiredEggs: 8,
        canRedeem: false,
        redeemedAt: '2027-04-05T10:00:00.000Z',
      },
      { id: 3, name: '20 coins', requiredEggs: 9 },
      { id: 4, name: 'Code, 20 % more', requiredEggs: 10, canRedeem: true },
      { id: 5, name: '40 coins', requiredEggs: 15, isUpTo: true },
      { id: 6, name: 'Key', requiredEggs: 30, hidden: true },
    ],
    onRedeem: fn(),
  },
} satisfies Meta<typeof EasterRewardList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A code that was used has no button any more. @spec component:EasterRewardList 1-7 */
export const Default: Story = {
  tags: ['shot'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '5 eggsMacaronRedeemed',
      '8 eggsCode, 10 % moreUsed on 5 April 2027',
      '9 eggs20 coinsReached',
      '10 eggsCode, 20 % moreRedeem',
      '15 eggsUp to 40 coins3 eggs to go',
      '30 eggsA surprise18 eggs to go',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem Code, 20 % more' }));
    await expect(args.onRedeem).toHaveBeenCalledWith({ id: 4 });
  },
};

export const BeingRedeemed: Story = {
  args: { redeeming: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem Code, 20 % more' }));
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { rewards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no rewards yet.')).toBeVisible();
  },
};

export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
};
