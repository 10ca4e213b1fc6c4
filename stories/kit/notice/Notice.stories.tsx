import { Notice, OfflineNotice } from '@lounge/kit/notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/Notice',
  component: Notice,
  args: { title: 'Good to see you again, Thea.', text: 'Three spins are waiting.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { step: { label: 'To the wheel', href: '#wheel' }, onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Success: Story = {
  args: { tone: 'success', title: 'Age check accepted.', text: 'Everything is open now.' },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Verify your age',
    text: 'to open every album and video.',
    step: { label: 'Start the check', href: '#age' },
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'That did not work.',
    text: 'Please try again in a moment.',
    step: { label: 'Try again', onAct: fn() },
    onClose: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};
export const Coin: Story = {
  args: { tone: 'coin', title: 'Stay for half the price:', text: 'VIP at 9,90 € for three months.' },
};
export const Phone: Story = { ...Danger, globals: { viewport: { value: 'phone' } } };

/** @spec component:ErrorNotice 2 */
export const Offline: Story = {
  render: () => <OfflineNotice since="21:40" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This is how it was at 21:40/)).toBeVisible();
  },
};
export const OfflineGerman: Story = { render: () => <OfflineNotice />, globals: { language: 'de' } };
