import { BenefitList, type ListedBenefit } from '@lounge/kit/benefit-card';
import { StatePanel } from '@lounge/kit/state-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

const now = Date.parse('2026-11-20T19:00:00.000Z');
const soon = '2026-11-22T22:59:59.000Z';
const november = '2026-11-30T22:59:59.000Z';
const december = '2026-12-31T22:59:59.000Z';
const step = (label: string) => ({ label, href: '/en/' });

const benefits: readonly ListedBenefit[] = [
  {
    itemId: '1',
    kind: 'photoAlbum',
    amount: 1,
    maxPrice: 3000,
    worth: 3000,
    validTo: soon,
    step: step('Choose album'),
  },
  { itemId: '2', kind: 'videoChat', amount: 10, actor: 'Sable', worth: 44_000, validTo: soon, step: step('To Sable') },
  { itemId: '3', kind: 'video', amount: 2, maxPrice: 3200, worth: 6400, validTo: november, step: step('Choose video') },
  { itemId: '4', kind: 'messages', amount: 5, validTo: november, step: step('Write') },
  { itemId: '5', kind: 'bonusCoins', amount: 1, percent: 10, validTo: november, step: step('Add coins') },
  { itemId: '6', kind: 'bonus', amount: 1, coins: 500, validTo: november, step: step('Add coins') },
  { itemId: '7', kind: 'bonusCredits', amount: 1, percent: 5, validTo: november, step: step('Add coins') },
  { itemId: '8', kind: 'messengerGift', amount: 2, name: 'Orchid', worth: 3200, validTo: december, step: step('Send') },
  { itemId: '9', kind: 'liveShow', amount: 1, validTo: december, step: step('See shows') },
  { itemId: '10', kind: 'vipSubscription', amount: 30, validTo: december },
  { itemId: '11', kind: 'premiumSubscription', amount: 7, validTo: december },
  {
    itemId: '12',
    kind: 'performerSubscription',
    amount: 14,
    actor: 'Mirela',
    validTo: december,
    step: step('To Mirela'),
  },
  {
    itemId: '13',
    kind: 'media',
    amount: 1,
    name: 'From the garden',
    actor: 'Noor Vega',
    worth: 900,
    step: step('Look'),
  },
];

const meta = {
  title: 'Kit/BenefitList',
  component: BenefitList,
  args: { benefits, now },
} satisfies Meta<typeof BenefitList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:BenefitCard 3-15 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    const starts = [
      '1 album voucherAny album up to 30 coins',
      '10 video chat minutesWith Sable',
      '2 video vouchersAny video up to 32 coins',
      '5 messagesTo anybody',
      'Bonus coinsUp to 10% more coins with your next top-up',
      'Bonus5 coins more with your next top-up',
      'Bonus creditsUp to 5% more coins with your next top-up',
      '2 × OrchidFor your messages',
      '1 live showAny show',
      '30 days of VIP',
      '7 days of Premium',
      '14 days of a subscriptionWith Mirela',
      'From the gardenWith Noor Vega',
    ];
    await expect(rows.map((row, at) => row.startsWith(starts[at] ?? '?'))).toEqual(starts.map(() => true));
    const [first, , , messages] = canvas.getAllByRole('listitem');
    await expect(within(first ?? document.body).getByText('Sunday, 23:59')).toBeVisible();
    await expect(messages).not.toHaveTextContent('coin');
  },
};
/** @spec component:BenefitCard 2 */
export const None: Story = {
  args: { benefits: [], empty: <StatePanel kind="empty" title="Nothing here yet" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Loading: Story = {
  args: { benefits: [], isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Your benefits are loading.')).toBeInTheDocument();
  },
};
const few = { benefits: benefits.slice(0, 6) };

export const Few: Story = { args: few };
export const Brasa: Story = { args: few, globals: { brand: 'brasa' } };
export const Light: Story = { args: few, globals: { theme: 'light' } };
export const Phone: Story = { args: few, globals: { viewport: { value: 'phone' } } };
export const German: Story = { args: few, globals: { language: 'de' } };
