import { RefillWindow } from '@lounge/kit/refill-window';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { refillWindowExample } from '../../../packages/kit/src/refill-window/example.ts';

const amounts = [
  { amount: 1000, coins: 4000 },
  { amount: 2500, coins: 10_000 },
];

const meta = {
  title: 'Kit/RefillWindow',
  component: RefillWindow,
  args: { ...refillWindowExample, onCharge: fn(), onHide: fn(), onClose: fn() },
} satisfies Meta<typeof RefillWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:RefillWindow 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Your coins are nearly used up' })).toBeVisible();
    await expect(canvas.getByText('You have 0.25 coins; a chat begins at 0.5.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '#top-up');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Hidden: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not today' }));
    await expect(args.onHide).toHaveBeenCalledWith({ incentiveType: 'refill', interval: 86_400 });
  },
};
/** @spec component:RefillWindow 3 */
export const OneClick: Story = {
  args: { amounts },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pay 10,00.€/ }));
    await expect(args.onCharge).toHaveBeenCalledWith({ amount: 1000 });
    await expect(canvas.getByRole('link', { name: 'Other ways' })).toBeVisible();
  },
};
/** A forced payment says why and cannot be hidden. */
export const Forced: Story = {
  args: { isForced: true, amounts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Please add coins to go on' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Not today' })).toBeNull();
  },
};
/** Where nothing can be paid it says why, and offers nothing. */
export const Stopped: Story = {
  args: { amounts, stopped: 'Your break lasts until Sunday. Until then nothing can be paid.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your break lasts until Sunday/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Pay/ })).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Not today' })).toBeVisible();
  },
};
export const GermanPhone: Story = {
  args: { amounts },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
export const SpanishBrasa: Story = { args: { amounts }, globals: { language: 'es', brand: 'brasa', theme: 'light' } };
