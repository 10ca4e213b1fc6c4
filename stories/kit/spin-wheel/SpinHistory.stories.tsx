import { GiftArt } from '@lounge/kit/gift-art';
import { SpinHistory } from '@lounge/kit/spin-wheel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/SpinHistory',
  component: SpinHistory,
  args: {
    prizes: [
      { id: 4, label: 'Orchid', when: 'Today, 21:14', place: 'In your gifts', art: <GiftArt shape="orchid" /> },
      { id: 3, label: '2 spins', when: 'Today, 21:13', place: 'Added', art: <GiftArt shape="record" /> },
      { id: 2, label: 'Lantern', when: 'Yesterday, 23:02', place: 'Sent to Mirela', art: <GiftArt shape="lantern" /> },
      { id: 1, label: 'Macaron', when: '18 November, 20:40', place: 'In your gifts', art: <GiftArt shape="macaron" /> },
    ],
  },
} satisfies Meta<typeof SpinHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:SpinResult 4 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What you won' })).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('OrchidToday, 21:14In your gifts');
  },
};
const code = { id: 5, label: '10% more at your next top-up: TURN10', when: 'Today, 21:20', place: 'In your vouchers' };
/** @spec component:SpinResult 1, 6 */
export const CodeToRedeem: Story = {
  args: {
    prizes: [
      { ...code, canRedeem: true, art: <GiftArt shape="key" /> },
      { ...code, id: 6 },
    ],
    onRedeem: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Redeem ${code.label}` }));
    await expect(args.onRedeem).toHaveBeenCalledOnce();
    await expect(args.onRedeem).toHaveBeenCalledWith({ id: 5 });
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('In your vouchers');
  },
};
export const Redeeming: Story = {
  args: { prizes: [{ ...code, canRedeem: true }], redeeming: 5, onRedeem: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRedeem).not.toHaveBeenCalled();
  },
};
export const NothingYet: Story = {
  args: { prizes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your first prize will stand here.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Loading: Story = {
  args: { prizes: [], isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Your prizes are loading.')).toBeVisible();
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
