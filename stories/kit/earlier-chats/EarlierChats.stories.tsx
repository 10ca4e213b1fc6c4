import { EarlierChats } from '@lounge/kit/earlier-chats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { earlierChatsExample } from '../../../packages/kit/src/earlier-chats/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/EarlierChats',
  component: EarlierChats,
  args: earlierChatsExample,
  decorators: [inBox('phone')],
} satisfies Meta<typeof EarlierChats>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Before that, with a bill of its own' })).toBeVisible();
    await expect(canvas.getByText('Voyeur chat').parentElement).toHaveTextContent('Voyeur chat3:2060');
    await expect(canvas.getByRole('link', { name: 'All your chats' })).toHaveAttribute('href', '/en/myvelvet/chats/');
  },
};
export const German: Story = { globals: { language: 'de' } };
export const SpanishBrasaLight: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
export const LinkOnly: Story = {
  args: { chats: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All your chats' })).toBeVisible();
  },
};
