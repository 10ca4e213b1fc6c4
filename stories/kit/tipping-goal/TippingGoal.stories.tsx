import { TippingGoal } from '@lounge/kit/tipping-goal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tippingGoalExample } from '../../../packages/kit/src/tipping-goal/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/TippingGoal',
  component: TippingGoal,
  decorators: [inBox('phone')],
  args: tippingGoalExample,
} satisfies Meta<typeof TippingGoal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:TippingGoal 1, 3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'A new microphone' });
    await expect(bar).toHaveAttribute('value', '62');
    await expect(canvas.getByText('620 of 1,000 coins')).toBeVisible();
    await expect(canvas.getByText('62%')).toBeVisible();
    await expect(canvas.queryByText(/Reached/)).toBeNull();
  },
};
/** @spec component:TippingGoal 2 */
export const Achieved: Story = {
  args: { tipsSumCoins: 1040, progressPercent: 104, achieved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,040 of 1,000 coins')).toBeVisible();
    await expect(canvas.getByText('Reached. Thank you!')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '100');
  },
};
export const Untitled: Story = {
  args: { title: undefined, goalCoins: 1, tipsSumCoins: 0, progressPercent: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Tipping goal' })).toBeVisible();
    await expect(canvas.getByText('0 of 1 coin')).toBeVisible();
  },
};
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
