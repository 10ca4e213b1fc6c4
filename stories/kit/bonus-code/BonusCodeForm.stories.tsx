import { BonusCodeForm } from '@lounge/kit/bonus-code';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { bonusCodeFormExample } from '../../../packages/kit/src/bonus-code/example.ts';

const { offer } = bonusCodeFormExample;

const meta = {
  title: 'Kit/BonusCodeForm',
  component: BonusCodeForm,
  args: { ...bonusCodeFormExample, onCode: fn(), onCheck: fn(), onRedeem: fn() },
} satisfies Meta<typeof BonusCodeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 coins and 2 video vouchers')).toBeVisible();
    await expect(canvas.getByText('Until 30 November 2026. 41 left.')).toBeVisible();
  },
};
/** @spec component:BonusCodeForm 3 */
export const Redeeming: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Redeem' }));
    await expect(args.onRedeem).toHaveBeenCalledOnce();
  },
};
/** @spec component:BonusCodeForm 1, 9, rule:bonus-code-nonempty */
export const Empty: Story = {
  args: { code: ' ', state: 'empty', offer: null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await userEvent.type(canvas.getByLabelText('Code'), '{Enter}');
    await expect(args.onCheck).not.toHaveBeenCalled();
    await expect(canvas.getByText('Small letters, spaces and dashes do not matter.')).toBeVisible();
  },
};
export const Typed: Story = {
  args: { state: 'empty', offer: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '{Enter}');
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
/** @spec component:BonusCodeForm 2 */
export const Checking: Story = {
  args: { state: 'checking', offer: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Check' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText('Code'), '{Enter}');
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};
/** @spec component:BonusCodeForm 4 */
export const Gone: Story = {
  tags: ['shot'],
  args: { state: 'cannotRedeem', reason: 'gone' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Code');
    await expect(field).toHaveAccessibleDescription('All of these codes are gone. Nothing was charged.');
    await expect(field).toBeInvalid();
    await expect(canvas.queryByRole('button', { name: 'Redeem' })).toBeNull();
  },
};
export const Over: Story = {
  args: { state: 'cannotRedeem', reason: 'over', offer: { ...offer, validTo: '2026-08-31T21:59:59.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This code ended on 31 August 2026.')).toBeVisible();
  },
};
export const RedeemedBefore: Story = {
  args: { state: 'cannotRedeem', reason: 'redeemed', redeemedAt: '2026-11-03T12:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You redeemed this code on 3 November 2026.')).toBeVisible();
  },
};
/** @spec component:BonusCodeForm 5 */
export const NeedsMobile: Story = {
  args: { state: 'cannotRedeem', reason: 'needsMobile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Confirm number' })).toHaveAttribute('href', '/vxpay/phone');
    await expect(canvas.getByLabelText('Code')).toHaveValue('rose 2026-b');
  },
};
/** @spec component:BonusCodeForm 6 */
export const NeedsVip: Story = {
  args: { state: 'cannotRedeem', reason: 'needsVip' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This code is for VIP members.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See VIP' })).toHaveAttribute('href', '/en/vipclub/');
  },
};
/** @spec component:BonusCodeForm 7 */
export const Redeemed: Story = {
  args: { state: 'redeemed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Yours now.');
    await expect(canvas.queryByRole('button', { name: 'Redeem' })).toBeNull();
  },
};
export const RedeemedForATopUp: Story = {
  args: { state: 'redeemed', offer: { ...offer, containsTopUpBenefit: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose amount' })).toHaveAttribute('href', '/vxpay/top-up');
  },
};
/** @spec component:BonusCodeForm 8 */
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not work. Nothing was redeemed.');
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { args: { state: 'cannotRedeem', reason: 'tooMany' }, globals: { language: 'de' } };
