import { Button } from '@lounge/kit/button';
import { ConversationHeader } from '@lounge/kit/conversation-header';
import { IconButton } from '@lounge/kit/icon-button';
import { archive, eye, images, waveform } from '@lounge/kit/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conversationHeaderExample } from '../../../packages/kit/src/conversation-header/example.ts';

const meta = {
  title: 'Kit/ConversationHeader',
  component: ConversationHeader,
  args: { ...conversationHeaderExample, name: 'Mirela', children: <Button size="small">Archive</Button> },
} satisfies Meta<typeof ConversationHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:ChannelHeader 1 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mirela 32' })).toBeVisible();
    await expect(canvas.getByText('Online')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Mirela/ })).toHaveAttribute('href', '/mirela');
  },
};
/** @spec component:ChannelHeader 3 */
export const FreeChat: Story = {
  args: { mark: 'freeChat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free chat')).toBeVisible();
  },
};
/** @spec component:ChannelHeader 2, 4 */
export const Archived: Story = {
  args: { mark: 'archived', online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline')).toBeVisible();
    await expect(canvas.getByText('Archived')).toBeVisible();
  },
};
/** @spec component:ChannelHeader 5 */
export const Blocked: Story = {
  args: { mark: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blocked')).toBeVisible();
  },
};
export const WithChat: Story = {
  args: { chat: { href: '/mirela', label: 'Video chat', price: { amount: 300 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Video chat.*3/ })).toHaveAttribute('href', '/mirela');
  },
};
const moreChats = [
  {
    href: '/mirela/live',
    label: 'Voyeur chat',
    icon: eye,
    price: { amount: 1800, per: 'minute' },
    reason: 'Nobody in a chat',
  },
  { href: '/mirela/live', label: 'Toy control', icon: waveform, price: { amount: 4400, per: 'minute' } },
] as const;

/** Further chats are links at their price; what is not possible now says why, and stays in the order of the keyboard. */
export const MoreChats: Story = {
  tags: ['shot'],
  args: { chat: { href: '/mirela', label: 'Video chat', price: { amount: 300 } }, moreChats },
  play: async ({ canvas }) => {
    const toy = canvas.getByRole('link', { name: /^Toy control 44 coins \/min$/ });
    await expect(toy).toHaveAttribute('href', '/mirela/live');
    const voyeur = canvas.getByRole('button', { name: /^Voyeur chat 18 coins \/min Nobody in a chat$/ });
    await expect(voyeur).toHaveAttribute('aria-disabled', 'true');
    voyeur.focus();
    await expect(voyeur).toHaveFocus();
    voyeur.blur();
  },
};
/** Below 900 px they have a row of their own, so that the name is read whole. */
export const PhoneMoreChats: Story = {
  ...MoreChats,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const toy = canvas.getByRole('link', { name: /^Toy control/ });
    const name = canvas.getByRole('heading', { name: /Mirela/ });
    await expect(toy.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().bottom);
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { chat: { href: '/mirela', label: 'Video chat', price: { amount: 300 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to all messages' })).toBeVisible();
    await expect(canvas.getByText('/min').getBoundingClientRect().width).toBeGreaterThan(10);
  },
};
/** A name is read whole beside the chat and the further buttons. */
export const PhoneLongName: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Joaquín Ferrer',
    chat: { href: '/joaquin', label: 'Video chat', price: { amount: 3600 } },
    children: (
      <>
        <IconButton icon={images} label="Pictures" />
        <IconButton icon={archive} label="Archive" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { name: /Joaquín Ferrer/ });
    await expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight + 1);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};
/** Presence, mark and a reduced price leave each other their place: nothing runs below the buttons. */
export const PhoneFreeChat: Story = {
  tags: ['shot'],
  parameters: { bleed: true },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: {
    ...PhoneLongName.args,
    mark: 'freeChat',
    chat: { href: '/joaquin', label: 'Videochat', price: { amount: 4000, was: 5000 } },
  },
  play: async ({ canvas }) => {
    const boxOf = (text: string) => canvas.getByText(text).getBoundingClientRect();
    const chat = canvas.getByRole('link', { name: 'Videochat 40 Coins statt 50 /Min.' }).getBoundingClientRect();
    await expect(boxOf('Joaquín Ferrer').bottom).toBeGreaterThan(chat.top);
    for (const text of ['Joaquín Ferrer', 'Online', 'Gratischat']) {
      await expect(boxOf(text).right).toBeLessThanOrEqual(chat.left);
    }
    await expect(boxOf('40').top).toBeGreaterThanOrEqual(chat.top);
    await expect(boxOf('/Min.').bottom - boxOf('40').top).toBeLessThan(36);
  },
};
export const GermanBrasa: Story = { globals: { language: 'de', brand: 'brasa' } };
