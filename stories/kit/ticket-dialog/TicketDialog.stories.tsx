import { TicketDialog, type TicketDialogProps } from '@lounge/kit/ticket-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ticketDialogExample } from '../../../packages/kit/src/ticket-dialog/example.ts';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function InBrand({ picture: shown, ...props }: TicketDialogProps) {
  return <TicketDialog {...props} picture={usePictureOfBrand(shown)} />;
}

const meta = {
  title: 'Kit/TicketDialog',
  component: TicketDialog,
  args: {
    ...ticketDialogExample,
    onCode: fn(),
    onCheck: fn(),
    onBuy: fn(),
    onUseVoucher: fn(),
    onGiveBack: fn(),
    onClose: fn(),
  },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof TicketDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Piano by lamplight' })).toBeVisible();
    await expect(canvas.getByText('Fri 27 November, 21:00')).toBeVisible();
    await expect(canvas.getByText('Balance after that').nextElementSibling).toHaveTextContent('168');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Promo code' }), 'L');
    await expect(args.onCode).toHaveBeenCalledWith({ code: 'L' });
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(args.onCheck).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Buy for\s*80/ }));
    await expect(args.onBuy).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const CodeFits: Story = {
  args: { promo: { code: 'LAMPLIGHT', state: 'fits', discount: 2000 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The code fits. It is used up with this ticket.')).toBeVisible();
    await expect(canvas.getByText('−20')).toBeVisible();
    await expect(canvas.getByText('Balance after that').nextElementSibling).toHaveTextContent('188');
    await expect(canvas.getByRole('button', { name: /Buy for\s*60/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onCode).toHaveBeenCalledWith({ code: '' });
  },
};

export const CodeUnfit: Story = {
  args: { promo: { code: 'HELLO', state: 'unfit', problem: 'This code is for something else.' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This code is for something else.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = {
  args: { promo: { code: 'LAMPLIGHT', state: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Buy for/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithVoucher: Story = {
  args: { vouchers: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^2 vouchers pay for it\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a voucher' }));
    await expect(args.onUseVoucher).toHaveBeenCalledOnce();
  },
};

export const TooFewCoins: Story = {
  args: { balance: 1250 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your balance').nextElementSibling).toHaveTextContent('12.5');
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '#top-up');
    await expect(canvas.queryByRole('button', { name: /Buy for/ })).toBeNull();
  },
};

export const Free: Story = {
  args: { price: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take the free ticket' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Failed: Story = {
  args: { problem: 'The price has changed. Please look at it again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The price has changed.');
  },
};

const info = 'Take headphones, the left hand is quiet. Send me your wish before eight. See you under the lamp.';

export const Bought: Story = {
  args: { step: 'bought', postBuyInfo: info },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The ticket is yours');
    await expect(canvas.getByRole('heading', { name: 'From Mirela, for you' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'To the show' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const GiveBack: Story = {
  args: { step: 'giveBack', paid: 6000 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('60 coins come back at once.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Give it back' }));
    await expect(args.onGiveBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const VoucherBack: Story = {
  args: { step: 'giveBack', byVoucher: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your voucher comes back at once.')).toBeVisible();
  },
};

export const GermanPhone: Story = {
  args: { promo: { code: 'LAMPLIGHT', state: 'fits', discount: 2000 } },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
export const SpanishBrasa: Story = {
  args: { vouchers: 1 },
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
};

/** Where no coins can be bought it says why, and offers none. */
export const Stopped: Story = {
  args: { balance: 10, stopped: 'Your break lasts until Sunday.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your break lasts until Sunday.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add coins' })).toBeNull();
  },
};
