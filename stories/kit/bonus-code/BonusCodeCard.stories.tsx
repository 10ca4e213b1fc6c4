import { BonusCodeCard } from '@lounge/kit/bonus-code';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bonusCodeCardExample } from '../../../packages/kit/src/bonus-code/example.ts';

const { offer } = bonusCodeCardExample;

const meta = {
  title: 'Kit/BonusCodeCard',
  component: BonusCodeCard,
  args: bonusCodeCardExample,
} satisfies Meta<typeof BonusCodeCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:BonusCodeCard 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 coins')).toBeVisible();
    await expect(canvas.getByText('Until 30 November 2026. 41 left.')).toBeVisible();
  },
};
/** @spec component:BonusCodeCard 2 */
export const Expired: Story = {
  args: { state: 'expired', offer: { ...offer, validTo: '2026-08-31T21:59:59.000Z', remainingCount: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended on 31 August 2026.')).toBeVisible();
  },
};
/** @spec component:BonusCodeCard 3 */
export const UsedUp: Story = {
  args: { state: 'usedUp', offer: { ...offer, validTo: null, remainingCount: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None left.')).toBeVisible();
  },
};
/** @spec component:BonusCodeCard 4 */
export const WithTopUpBenefit: Story = {
  args: {
    offer: {
      ...offer,
      containsTopUpBenefit: true,
      remainingCount: null,
      benefits: [
        { id: 1, name: '10% more coins from 10,00 €, 15% from 50,00 €', description: 'With your next top-up' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Until 30 November 2026. Counts with your next top-up.')).toBeVisible();
  },
};
/** @spec component:BonusCodeCard 5 */
export const Redeemed: Story = {
  args: { state: 'redeemed', offer: { ...offer, validTo: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Redeemed.')).toBeVisible();
  },
};
/** @spec component:BonusCodeCard 6 */
export const NeedsMobile: Story = {
  args: { state: 'needsMobile', offer: { ...offer, validTo: null, remainingCount: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For confirmed mobile numbers.')).toBeVisible();
  },
};
/** @spec component:BonusCodeCard 7 */
export const NeedsVip: Story = {
  args: { state: 'needsVip', offer: { ...offer, validTo: null, remainingCount: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('For VIP members.')).toBeVisible();
  },
};

const kinds = [
  '5,00 € as coins',
  '20 coins',
  '20 credits',
  '10 days of VIP with Mirela',
  '7 days of Premium',
  '2 video vouchers',
  '1 album voucher',
  '10 video chat minutes',
  '5 messages',
  'The album From the garden',
  '14 days with Noor Vega',
  '2 Orchids',
  '1 live show',
];

/** @spec component:BonusCodeCard 8 */
export const EveryKind: Story = {
  tags: ['shot'],
  args: { offer: { ...offer, benefits: kinds.map((name, index) => ({ id: index + 1, name, description: '' })) } },
  play: async ({ canvasElement }) => {
    for (const kind of kinds) await expect(canvasElement).toHaveTextContent(kind);
  },
};
