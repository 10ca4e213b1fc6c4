import { TipDialog } from '@lounge/kit/tip-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tipDialogExample } from '../../../packages/kit/src/tip-dialog/example.ts';

const meta = {
  title: 'Kit/TipDialog',
  component: TipDialog,
  args: { ...tipDialogExample, onTip: fn(), onClose: fn() },
} satisfies Meta<typeof TipDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is chosen beforehand. @spec component:TipDialog 1, 5 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Tip for Mirela' })).toBeVisible();
    const said = 'You have 248 coins. It goes to “A new microphone”, 620 of 1,000.';
    await expect(canvas.getByText(said)).toBeVisible();
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose an amount first' }));
    await expect(args.onTip).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '25 coins', pressed: false }));
    await expect(canvas.getByRole('button', { name: '25 coins', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tip 25' }));
    await expect(args.onTip).toHaveBeenCalledWith({ amountCoins: 25 });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OtherAmount: Story = {
  tags: ['shot'],
  args: { goal: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
    const field = canvas.getByRole('textbox', { name: 'Another amount' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Whole coins, from 1 to 248.');
    for (const wrong of ['0', '2.5', '-3', 'ten']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${wrong}{Enter}`);
      await expect(field).toBeInvalid();
    }
    await expect(args.onTip).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '248{Enter}');
    await expect(args.onTip).toHaveBeenCalledWith({ amountCoins: 248 });
    await userEvent.type(field, '0');
    await expect(canvas.getByText('2,232 coins are missing.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toBeVisible();
  },
};
/** @spec component:TipDialog 2 */
export const TooFewCoins: Story = {
  tags: ['shot'],
  args: { balance: 1200 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '10 coins' }));
    await expect(canvas.getByRole('button', { name: 'Tip 10' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '25 coins' }));
    await expect(canvas.getByText('13 coins are missing.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '#top-up');
    await expect(canvas.queryByRole('button', { name: /^Tip/ })).toBeNull();
  },
};
/** Where no coins can be bought it says why, and offers none. */
export const Stopped: Story = {
  args: { balance: 0, stopped: 'Your break lasts until Sunday.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 coins' }));
    await expect(canvas.getByText('Your break lasts until Sunday.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Sending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '25 coins' }));
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await expect(args.onTip).not.toHaveBeenCalled();
  },
};
/** The choice stays, so that it can be sent again. @spec component:TipDialog 4 */
export const Failed: Story = {
  args: { problem: 'That did not arrive. Nothing was charged.' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 coins' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not arrive.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tip 5' }));
    await expect(args.onTip).toHaveBeenCalledWith({ amountCoins: 5 });
  },
};
/** @spec component:TipDialog 3 */
export const Sent: Story = {
  tags: ['shot'],
  args: {
    balance: 22_300,
    sentCoins: 25,
    goal: { ...tipDialogExample.goal, tipsSumCoins: 645, progressPercent: 65 },
  },
  play: async ({ canvas, args }) => {
    const done = canvas.getByRole('status');
    await expect(done).toHaveFocus();
    await expect(done).toHaveTextContent('25 coins, balance 223. The goal stands at 645 of 1,000.');
    await expect(canvas.getByRole('progressbar', { name: 'A new microphone' })).toHaveAttribute('value', '65');
    const [close] = canvas.getAllByRole('button', { name: 'Close' }).slice(-1);
    await userEvent.click(close as HTMLElement);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
