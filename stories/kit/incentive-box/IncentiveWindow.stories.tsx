import { IncentiveWindow } from '@lounge/kit/incentive-box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { incentiveWindowExample } from '../../../packages/kit/src/incentive-box/example.ts';

const meta = {
  title: 'Kit/IncentiveWindow',
  component: IncentiveWindow,
  args: { ...incentiveWindowExample, onFollow: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof IncentiveWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'That was the preview' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    // Escape, as the browser tells a dialog.
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel'));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
export const Album: Story = {
  args: { occasion: 'buyAlbum', incentives: [{ id: 1, type: 'signUp', href: '#sign-up' }], onHasAccount: fn() },
};
