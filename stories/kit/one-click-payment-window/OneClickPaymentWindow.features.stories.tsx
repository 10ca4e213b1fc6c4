import { OneClickPaymentWindow } from '@lounge/kit/one-click-payment-window';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Kit/OneClickPaymentWindow/Features',
  component: OneClickPaymentWindow,
  args: {
    state: { kind: 'available' },
    amounts: [
      { amount: 1000, coins: 4000 },
      { amount: 2500, coins: 10_000 },
    ],
    method: { kind: 'card', label: '··4417' },
    secondsLeft: 21,
    topUpHref: '#top-up',
    onCharge: fn(),
    onAskAgain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof OneClickPaymentWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:OneClickPaymentWindow 1 */
export const Checking: Story = {
  args: { state: { kind: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking');
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};
/** @spec component:OneClickPaymentWindow 3 */
export const NotAvailable: Story = {
  args: { state: { kind: 'notAvailable', reason: 'noMethod' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('not saved a way to pay');
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '#top-up');
  },
};
/** The sums stay and ignore presses. @spec component:OneClickPaymentWindow 4 */
export const Charging: Story = {
  args: { state: { kind: 'charging' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pay 10,00.€/ }));
    await expect(args.onCharge).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('on its way');
  },
};
/** @spec component:OneClickPaymentWindow 5, 8 */
export const Success: Story = {
  args: { state: { kind: 'success', coins: 4000 }, onRecharge: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('40 coins were added.');
    await userEvent.click(canvas.getByRole('button', { name: /Add coins automatically/ }));
    await expect(args.onRecharge).toHaveBeenCalledOnce();
  },
};
/** @spec component:OneClickPaymentWindow 6 */
export const Failure: Story = {
  args: { state: { kind: 'failure', reason: 'declined' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('declined. Nothing was charged.');
    await userEvent.click(canvas.getByRole('button', { name: /Pay 25,00.€/ }));
    await expect(args.onCharge).toHaveBeenCalledWith({ amount: 2500 });
  },
};
export const LimitReached: Story = { args: { state: { kind: 'failure', reason: 'limitReached' } } };
export const Paused: Story = { args: { state: { kind: 'notAvailable', reason: 'paused' } } };
/** Only the same payment can be asked again. */
export const Unknown: Story = {
  args: { state: { kind: 'unknown' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }));
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
  },
};
/** @spec component:OneClickPaymentWindow 7 */
export const TimeOver: Story = {
  args: { state: { kind: 'timeOver' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The time is over');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
