import { ChatButton, ChatButtonRow } from '@lounge/kit/chat-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Kit/ChatButtonRow',
  component: ChatButtonRow,
  args: {
    label: 'Talk to Mirela',
    children: [
      <ChatButton key="video" kind="videoChat" primary price={{ amount: 3600, per: 'minute' }} />,
      <ChatButton key="voyeur" kind="voyeurChat" price={{ amount: 1800, per: 'minute' }} />,
      <ChatButton key="call" kind="voiceCall" price={{ amount: 2400, per: 'minute' }} />,
      <ChatButton key="message" kind="message" voucher="3 free left" />,
      <ChatButton key="toy" kind="toyControl" price={{ amount: 4400, per: 'minute' }} />,
      <ChatButton key="ticket" kind="ticketShow" note="Fri 21:00" />,
    ],
  },
} satisfies Meta<typeof ChatButtonRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Talk to Mirela' }).querySelectorAll('a, button')).toHaveLength(6);
  },
};
export const Offline: Story = {
  args: {
    children: [
      <ChatButton key="message" kind="message" primary price={{ amount: 200, per: 'each' }} />,
      <ChatButton key="video" kind="videoChat" state="soon" reason="Back about 20:00" />,
      <ChatButton key="ticket" kind="ticketShow" note="Fri 21:00" />,
    ],
  },
};
export const German: Story = { globals: { language: 'de' } };
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
