import { Price } from '@lounge/kit/price';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Kit/Price',
  component: Price,
  args: { amount: 3600 },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:PriceTag 1 */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('36 coins');
  },
};
/** @spec component:PriceTag 4 */
export const WithVoucher: Story = {
  args: { settled: 'voucher' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('With your voucher');
  },
};
/** The voucher takes the place of the price, which is struck. */
export const VoucherWithStruckPrice: Story = {
  args: { settled: 'voucher', was: 3600 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).toHaveTextContent('36');
    await expect(canvasElement.textContent).toBe('With your voucher36 instead of 36');
  },
};
/** @spec component:PriceTag 7 */
export const Bought: Story = {
  args: { settled: 'bought' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('Yours');
  },
};
/** @spec component:PriceTag 8 */
export const Included: Story = {
  args: { settled: 'included' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('Included');
  },
};
/** @spec component:PriceTag 5 */
export const PerMinute: Story = {
  args: { per: 'minute' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('36 coins/min');
  },
};
/** A message has its price each. @spec component:PriceTag 6 */
export const Each: Story = {
  args: { amount: 200, per: 'each' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('2 coinseach');
  },
};
/** @spec component:PriceTag 2 */
export const Lowered: Story = {
  args: { amount: 4000, was: 5000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('40 coins instead of 50');
  },
};
/** @spec component:PriceTag 12 */
export const PartOfACoin: Story = {
  args: { amount: 1250 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('12.5 coins');
  },
};

/** @spec rule:currency-two-decimals */
export const Euro: Story = {
  args: { amount: 1990, currency: 'EUR', per: 'month' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/19,90/)).toBeVisible();
  },
};

/** @spec component:PriceTag 3 */
export const ZeroIsFree: Story = {
  args: { amount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};

export const LessThanZeroIsFree: Story = {
  args: { amount: -100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};
export const German: Story = { args: { per: 'minute', amount: 123400 }, globals: { language: 'de' } };
