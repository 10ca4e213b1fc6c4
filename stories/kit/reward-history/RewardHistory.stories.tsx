import { GiftArt } from '@lounge/kit/gift-art';
import { RewardHistory } from '@lounge/kit/reward-history';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Kit/RewardHistory',
  component: RewardHistory,
  args: {
    rewards: [
      { id: 3, at: '2026-12-06T18:00:00.000Z', reward: { type: 'spins', count: 2 }, place: 'On the wheel' },
      {
        id: 2,
        at: '2026-12-05T18:00:00.000Z',
        reward: { type: 'messengerGift', name: 'Lantern', count: 1 },
        place: 'In your gifts',
        art: <GiftArt shape="lantern" />,
      },
      { id: 1, at: '2026-12-04T18:00:00.000Z', reward: { type: 'coins', amount: 1000 }, place: 'In your balance' },
    ],
  },
} satisfies Meta<typeof RewardHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '2 spins6 December 2026On the wheel',
      'Lantern5 December 2026In your gifts',
      '10 coins4 December 2026In your balance',
    ]);
  },
};

/** @spec component:RewardHistory 1 */
export const Loading: Story = {
  args: { rewards: [], isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Your prizes are loading.')).toBeVisible();
  },
};

/** @spec component:RewardHistory 2 */
export const Empty: Story = {
  args: { rewards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your first prize will stand here.')).toBeVisible();
  },
};

/** A list that could not be read says nothing; one that is known stays. @spec component:RewardHistory 3 */
export const NotRead: Story = {
  render: (args) => (
    <>
      <RewardHistory rewards={[]} failed />
      <RewardHistory {...args} failed />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByText(/first prize/)).toBeNull();
  },
};

export const Phone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
