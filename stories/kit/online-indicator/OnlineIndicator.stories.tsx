import { OnlineIndicator } from '@lounge/kit/online-indicator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Kit/OnlineIndicator',
  component: OnlineIndicator,
  args: { presence: 'online', worded: true },
} satisfies Meta<typeof OnlineIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:OnlineIndicator 1 */
export const Default: Story = {
  args: { worded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeInTheDocument();
  },
};
export const Online: Story = {};
export const Offline: Story = { args: { presence: 'offline' } };
export const InAChat: Story = { args: { presence: 'chat' } };
export const Momentum: Story = { args: { presence: 'momentum' } };
export const OwnWords: Story = { args: { text: 'Online, not in a chat' } };
export const German: Story = { args: { presence: 'momentum' }, globals: { language: 'de' } };
