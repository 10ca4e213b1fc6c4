import { OneClickPaymentWindow } from '@lounge/kit/one-click-payment-window';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { oneClickPaymentWindowExample } from '../../../packages/kit/src/one-click-payment-window/example.ts';

const meta = {
  title: 'Kit/OneClickPaymentWindow',
  component: OneClickPaymentWindow,
  args: { ...oneClickPaymentWindowExample, onCharge: fn(), onAskAgain: fn(), onClose: fn() },
} satisfies Meta<typeof OneClickPaymentWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:OneClickPaymentWindow 2, 9 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('1:00 left to decide')).toBeVisible();
    await expect(canvas.getByText('Paid with card ··4417')).toBeVisible();
    for (const button of canvas.getAllByRole('button', { name: /^Pay/ }))
      await expect(button).not.toHaveAttribute('aria-pressed');
    await userEvent.click(canvas.getByRole('button', { name: /Pay 10,00.€\s*40 coins/ }));
    await expect(args.onCharge).toHaveBeenLastCalledWith({ amount: 1000 });
    await expect(canvas.getByRole('link', { name: 'Other ways' })).toHaveAttribute('href', '#top-up');
  },
};
