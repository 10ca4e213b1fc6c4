import { UnlockPanel } from '@lounge/kit/unlock-panel';
import { VoucherPicker } from '@lounge/kit/voucher-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type screen, userEvent, within } from 'storybook/test';
import { unlockPanelExample } from '../../../packages/kit/src/unlock-panel/example.ts';

const meta = {
  title: 'Kit/UnlockPanel',
  component: UnlockPanel,
  args: { ...unlockPanelExample, onUnlock: fn(), onUseVoucher: fn() },
} satisfies Meta<typeof UnlockPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const stepsOf = (canvas: { getByRole: typeof screen.getByRole }) =>
  within(canvas.getByRole('list', { name: 'Steps' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** @spec component:BuyButton 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '15 more pictures' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Unlock for 9 coins/ }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};
/** @spec component:RestrictionGate 1, 6, component:BuyButton 4 */
export const NeedLogin: Story = {
  tags: ['shot'],
  args: { state: 'needLogin', balance: null, adult: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#log-in');
    await expect(canvas.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '#sign-up');
    await expect(stepsOf(canvas)).toEqual(['Log in', 'Age', '9 coins']);
  },
};
/** @spec component:RestrictionGate 2, component:BuyButton 5 */
export const NeedAgeCheck: Story = {
  args: { state: 'needAgeCheck' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verify my age' })).toHaveAttribute('href', '#age-check');
    await expect(canvas.getByText(/^It costs 9 coins\. This is rated 18/)).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
/** @spec component:RestrictionGate 3, component:BuyButton 6 */
export const NeedAbo: Story = {
  tags: ['shot'],
  args: { state: 'needAbo', price: 0, adult: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See VIP' })).toHaveAttribute('href', '#vip');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
/** @spec component:BuyButton 10 */
export const EveryRestriction: Story = {
  render: (args) => (
    <>
      {(['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'] as const).map((state) => (
        <UnlockPanel key={state} {...args} state={state} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual(['Log in', 'Create an account', 'Verify my age', 'See VIP']);
    await expect(canvas.getAllByRole('button', { name: /Unlock for 9 coins/ })).toHaveLength(1);
  },
};
/** A voucher that fits comes first, coins stay beside it. @spec component:RestrictionGate 4, component:BuyButton 2 */
export const VoucherFits: Story = {
  tags: ['shot'],
  args: { voucher: { count: 2, until: '2026-11-30T12:00:00.000Z' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('You have 2 vouchers. The one until 30 November 2026 is used.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1 voucher' }));
    await expect(args.onUseVoucher).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Unlock for 9 coins/ }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};
const album = { type: 4, amount: 2, maxPrice: 3000, actors: [], validFrom: '2026-11-20T19:00:00.000Z' };
const noors = { ...album, id: 1, amount: 3, maxPrice: null, actors: [{ id: 9101, name: 'Noor Vega' }] };
const choice = (
  <VoucherPicker
    chosen={1}
    vouchers={[
      { ...noors, validTo: '2026-11-30T12:00:00.000Z' },
      { ...album, id: 2, validTo: null },
    ]}
    onChoose={fn()}
    onUse={fn()}
  />
);
/** Where several fit the guest chooses one, in place of the button that uses the first. */
export const SeveralVouchers: Story = {
  tags: ['shot'],
  args: { voucher: { count: 5, until: null }, choice },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 5 vouchers that can be used here.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /voucher/i })).toHaveLength(1);
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
  },
};
export const SeveralVouchersGermanPhone: Story = {
  ...SeveralVouchers,
  play: async ({ canvas }) => expect(canvas.getAllByRole('radio')).toHaveLength(2),
  globals: { language: 'de', brand: 'brasa', theme: 'light', viewport: { value: 'phone' } },
};
export const VoucherAndNoCoins: Story = {
  args: { voucher: { count: 1, until: null }, balance: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
/** @spec component:RestrictionGate 5 */
export const Included: Story = {
  args: { state: 'included' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Included for you' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
/** @spec component:BuyButton 3 */
export const TooFewCoins: Story = {
  args: { balance: 250 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It costs 9 coins. You have 2.5 coins; 6.5 more are needed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '#top-up');
  },
};
export const OneOfTwoCoins: Story = {
  args: { price: 200, balance: 100 },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cuesta 2 monedas. Tienes 1 moneda; falta 1.')).toBeVisible();
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
/** A rejected purchase is not repeated as it was. */
export const Rejected: Story = {
  args: { problem: 'That voucher has expired.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^That voucher has expired.$/);
    await expect(canvas.getByRole('button', { name: /Unlock for 9 coins/ })).toBeVisible();
  },
};
/** Who cannot buy is not asked for coins first. */
export const Blocked: Story = {
  args: { state: 'blocked', balance: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not available to you' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** @spec component:BuyButton 7 */
export const Owned: Story = {
  args: { state: 'owned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This is yours' })).toBeVisible();
    await expect(canvas.queryByText(/^Yours/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Video: Story = { args: { kind: 'video', title: 'An evening with vinyl' } };
export const GermanPhone: Story = {
  args: { balance: 250 },
  globals: { language: 'de', viewport: { value: 'phone' } },
};
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };

const onABreak = {
  reason: 'paused',
  title: 'Your break lasts until Sunday.',
  text: 'You can still spend coins.',
} as const;

/** A break takes the place of the way to coins, and of nothing that coins or vouchers pay. */
export const OnABreak: Story = {
  args: { balance: 10, stop: onABreak },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your break lasts until Sunday.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithCoinsOnABreak: Story = {
  args: { stop: onABreak },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Unlock for 9 coins/ })).toBeVisible();
    await expect(canvas.queryByText('Your break lasts until Sunday.')).toBeNull();
  },
};

/** A lock takes the place of every purchase. */
export const Locked: Story = {
  args: {
    voucher: { count: 1, until: null },
    stop: { reason: 'locked', title: 'Your account is locked.', text: 'You can buy and redeem nothing.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account is locked.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
