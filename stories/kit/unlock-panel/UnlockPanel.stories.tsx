import { UnlockPanel } from '@lounge/kit/unlock-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const links = { logIn: '#log-in', ageCheck: '#age-check', topUp: '#top-up' };

const meta = {
  title: 'Kit/UnlockPanel',
  component: UnlockPanel,
  args: { state: 'needPurchase', count: 15, price: 900, balance: 2500, links, onUnlock: fn() },
} satisfies Meta<typeof UnlockPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:BuyButton 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '15 more pictures' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Unlock for 9 coins/ }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};
/** @spec entity:enum.contentRestriction state:content-restriction component:BuyButton 4, 10 */
export const NeedLogin: Story = {
  args: { state: 'needLogin', balance: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#log-in');
  },
};
/** @spec component:BuyButton 5, 10 */
export const NeedAgeCheck: Story = {
  args: { state: 'needAgeCheck' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verify my age' })).toHaveAttribute('href', '#age-check');
  },
};
export const NeedAbo: Story = { args: { state: 'needAbo' } };
/** @spec component:BuyButton 3 */
export const TooFewCoins: Story = {
  args: { balance: 250 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 2.5 coins; 6.5 more are needed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '#top-up');
  },
};
export const OneOfTwoCoins: Story = {
  args: { price: 200, balance: 100 },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tienes 1 moneda; falta 1.')).toBeVisible();
  },
};
/** Ignores presses while the purchase is in progress. @spec component:BuyButton 8 */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Unlock/ }));
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};
/** @spec component:BuyButton 9 */
export const Failed: Story = {
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('not charged twice');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
/** @spec component:BuyButton 7 */
export const Owned: Story = {
  args: { state: 'owned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This is yours' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Video: Story = { args: { kind: 'video', title: 'An evening with vinyl' } };
export const GermanPhone: Story = {
  args: { balance: 250 },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
