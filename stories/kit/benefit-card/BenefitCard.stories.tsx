import { BenefitCard } from '@lounge/kit/benefit-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const now = Date.parse('2026-11-20T19:00:00.000Z');

const benefit = {
  kind: 'video',
  amount: 2,
  maxPrice: 3200,
  worth: 6400,
  validTo: '2026-11-30T22:59:59.000Z',
  now,
  step: { label: 'Choose video', href: '/en/videos/' },
} as const;

const meta = {
  title: 'Kit/BenefitCard',
  component: BenefitCard,
  args: { benefit },
} satisfies Meta<typeof BenefitCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:BenefitCard 1, 12 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 video vouchers')).toBeVisible();
    await expect(canvas.getByText('Any video up to 32 coins')).toBeVisible();
    await expect(canvas.getByText('30 November 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose video' })).toHaveAttribute('href', '/en/videos/');
  },
};
export const Ending: Story = {
  args: { benefit: { ...benefit, validTo: '2026-11-22T22:59:59.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sunday, 23:59').closest('.kit-benefit-card')).toHaveAttribute('data-ending');
  },
};
/** @spec component:VoucherCard 12 */
export const NotYet: Story = {
  args: { benefit: { ...benefit, state: 'notYet', validFrom: '2026-11-24T23:00:00.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 25 November 2026')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** @spec component:VoucherCard 13 */
export const Expired: Story = {
  args: { benefit: { ...benefit, state: 'expired', validTo: '2026-11-19T22:59:59.000Z' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended on 19 November 2026')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** @spec component:VoucherCard 14 */
export const Used: Story = {
  args: { benefit: { ...benefit, state: 'used', amount: 0, worth: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Used up')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const German: Story = { globals: { language: 'de' } };
