import { IncentiveBox } from '@lounge/kit/incentive-box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { incentiveBoxExample } from '../../../packages/kit/src/incentive-box/example.ts';

const meta = {
  title: 'Kit/IncentiveBox',
  component: IncentiveBox,
  args: { ...incentiveBoxExample, onFollow: fn(), onClose: fn() },
} satisfies Meta<typeof IncentiveBox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:IncentiveBox 1-2 */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'The VIP club' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the club' })).toHaveAttribute('href', '#vip');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith({ type: 'vip' });
  },
};
/** @spec component:IncentiveBox 3 */
export const CountingDown: Story = {
  args: { type: 'voucher', countdown: 4 * 3600 + 12 * 60 + 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer').firstElementChild).toHaveTextContent('Ends in 4:12:09');
  },
};
export const DaysLeft: Story = {
  args: { type: 'voucher', countdown: 3 * 86_400 + 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer').firstElementChild).toHaveTextContent('Ends in 3 days');
  },
};
/** @spec component:IncentiveBox 4 */
export const Over: Story = {
  args: { countdown: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This offer has ended.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
};
export const Top: Story = { args: { type: 'voucher', region: 'top', countdown: 3 * 86_400 } };
export const Side: Story = { args: { type: 'topUp', region: 'side' } };
export const SignUp: Story = {
  args: { type: 'signUp', onHasAccount: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have an account' }));
    await expect(args.onHasAccount).toHaveBeenCalledOnce();
  },
};
export const OwnText: Story = { args: { title: 'Club Brasa', text: 'The red room is open for members tonight.' } };
