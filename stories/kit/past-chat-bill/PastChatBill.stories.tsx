import { PastChatBill } from '@lounge/kit/past-chat-bill';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pastChatBillExample } from '../../../packages/kit/src/past-chat-bill/example.ts';
import { Page } from '../fixtures/Page.tsx';

const meta = {
  title: 'Kit/PastChatBill',
  component: PastChatBill,
  args: pastChatBillExample,
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof PastChatBill>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bill = canvas.getByRole('group', { name: 'Your chat with Mirela' });
    await expect(bill).toHaveTextContent(/Your coins were used up.*Duration\s*12:40\s*A minute\s*36/);
    await expect(bill).toHaveTextContent(
      /Voucher, 2:58 min\s*−106.8\s*Gifts\s*Rose 14.8\s*14.8\s*Toy control patterns\s*Gentle wave 12, 12 coins are back/,
    );
    await expect(bill).toHaveTextContent(/Together\s*376$/);
  },
};
/** The refund of a dispute is taken off. */
export const Refunded: Story = {
  args: {
    exitCode: 205,
    cost: { pricePerMinute: 3600, amount: 45_600, total: 0 },
    refunded: 45_600,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(/456\s*Paid back\s*−456\s*Together\s*0$/);
  },
};
/** The ticket of a show that ended early came back. */
export const Ticket: Story = {
  args: {
    kind: 'ticketShow',
    exitCode: 203,
    seconds: 420,
    cost: { pricePerMinute: null, amount: 6000, ticket: { title: 'Late strings', givenBack: 6000 }, total: 0 },
  },
  play: async ({ canvas }) => {
    const bill = canvas.getByRole('group', { name: 'The show of Mirela' });
    await expect(bill).toHaveTextContent(
      /Ticket\s*Late strings\s*60\s*Refunded\s*You watched 7 min\s*−60\s*Together\s*0$/,
    );
  },
};
export const Free: Story = {
  args: { kind: 'freeChat', exitCode: 201, seconds: 95, cost: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent(
      /Mirela ended it\.\s*Duration\s*1:35\s*Nothing was charged\./,
    );
  },
};
export const PhoneBrasaLightGerman: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'phone' }, brand: 'brasa', theme: 'light', language: 'de' },
};
