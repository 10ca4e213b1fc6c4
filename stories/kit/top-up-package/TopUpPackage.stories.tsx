import { TopUpPackage } from '@lounge/kit/top-up-package';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { topUpPackageExample } from '../../../packages/kit/src/top-up-package/example.ts';

const meta = {
  title: 'Kit/TopUpPackage',
  component: TopUpPackage,
  args: { ...topUpPackageExample, onChoose: fn() },
} satisfies Meta<typeof TopUpPackage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:TopUpPackage 1, 6 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /Pay 25,00.€\s*100 coins/ });
    await expect(button).not.toHaveAttribute('aria-pressed');
    await userEvent.click(button);
    await expect(args.onChoose).toHaveBeenCalledWith({ amount: 2500 });
  },
};
