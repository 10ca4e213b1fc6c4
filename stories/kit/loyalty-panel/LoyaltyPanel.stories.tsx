import { LoyaltyPanel } from '@lounge/kit/loyalty-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/LoyaltyPanel',
  component: LoyaltyPanel,
  args: {
    title: 'Your points',
    points: 1840,
    bonus: { coins: 300, next: { points: 2000, coins: 500 } },
    nextReward: { name: 'Lantern', points: 2000 },
    onClaim: fn(),
    onMove: fn(),
  },
} satisfies Meta<typeof LoyaltyPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:LoyaltyPanel 1-2 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1,840')).toBeVisible();
    await expect(canvas.getByText('160 points to the next reward')).toBeVisible();
    await expect(canvas.getByText('3 coins to claim')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }));
    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};
/** @spec component:LoyaltyPanel 3 */
export const Claimed: Story = {
  args: { bonus: { coins: 300, isClaimed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Claimed. There are new ones tomorrow.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Claim' })).toBeNull();
  },
};
/** @spec component:LoyaltyPanel 4 */
export const RewardRedeemed: Story = {
  args: { status: 'Redeemed: 40 coins. In your balance.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Redeemed: 40 coins. In your balance.');
  },
};
/** @spec component:LoyaltyPanel 5 */
export const PointsToMove: Story = {
  args: { movablePoints: 620 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('620 points from the old club')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move 620 points' }));
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};
export const NothingYet: Story = {
  args: { points: 0, bonus: { coins: null, next: { points: 100, coins: 100 } }, nextReward: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Points come by themselves')).toBeVisible();
    await expect(canvas.getByText('1 coin a day from 100 points on.')).toBeVisible();
  },
};
export const Busy: Story = {
  args: { isClaiming: true, isMoving: true, movablePoints: 620 },
  play: async ({ canvas, args }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(args.onClaim).not.toHaveBeenCalled();
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};
export const Offline: Story = {
  args: { movablePoints: 620 },
  render: ({ onClaim: _claim, onMove: _move, ...args }) => <LoyaltyPanel {...args} />,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const Phone: Story = { args: { movablePoints: 620 }, globals: { viewport: { value: 'phone' } } };
export const German: Story = { args: { movablePoints: 1 }, globals: { language: 'de' } };
