import { VoucherCard } from '@lounge/kit/voucher-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const now = Date.parse('2026-11-20T19:00:00.000Z');
const day = 86_400_000;
const at = (ms: number) => new Date(now + ms).toISOString();
const valid = { validFrom: at(-day), validTo: at(10 * day) };

const meta = {
  title: 'Kit/VoucherCard',
  component: VoucherCard,
  args: { voucher: { type: 4, amount: 1, maxPrice: 3000, actors: [], ...valid }, worth: 3000, now },
} satisfies Meta<typeof VoucherCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:VoucherCard 11 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByText('1 album voucher').closest('[data-state]');
    await expect(card).toHaveAttribute('data-state', 'valid');
    await expect(card).toHaveTextContent('30 November 2026');
  },
};

const names = ['', '', '', '', '', 'Orchid', '', '', 'TURN10', ''];
const texts = [
  '3 video vouchersAny video',
  '3 video chat minutesWith anybody',
  '3 coinsFor your balance',
  '3 album vouchersAny album',
  '3 messagesTo anybody',
  '3 × OrchidFor your messages',
  '3 live showsAny show',
  '3 private showsWith anybody',
  '3 bonus codesThe code TURN10',
  '3 spinsOn the wheel',
];

/** @spec component:VoucherCard 1-10, 16 */
export const AllTypes: Story = {
  tags: ['shot'],
  render: () => (
    <div>
      {texts.map((text, index) => (
        <VoucherCard
          key={text}
          voucher={{ type: index + 1, amount: 3, name: names[index], actors: [], ...valid }}
          now={now}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('[data-kind]')].map((card) => card.textContent);
    await expect(cards.map((card, index) => card.startsWith(texts[index] ?? '?'))).toEqual(texts.map(() => true));
  },
};

/** @spec component:VoucherCard 15 */
export const BoundToAPerformer: Story = {
  args: { voucher: { type: 5, amount: 5, actors: [{ id: 101, name: 'Mirela' }], ...valid } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To Mirela')).toBeVisible();
  },
};

/** @spec component:VoucherCard 12-14 */
export const ByTime: Story = {
  render: () => (
    <div>
      {[
        { amount: 1, validFrom: at(day), validTo: null },
        { amount: 1, validFrom: at(-2), validTo: at(0) },
        { amount: 0, ...valid },
        { amount: 1, validFrom: at(0), validTo: at(1) },
      ].map((voucher) => (
        <VoucherCard key={voucher.validFrom + voucher.amount} voucher={{ type: 1, actors: [], ...voucher }} now={now} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const states = [...canvasElement.querySelectorAll('[data-state]')].map((card) => card.getAttribute('data-state'));
    await expect(states).toEqual(['notYet', 'expired', 'used', 'valid']);
  },
};
