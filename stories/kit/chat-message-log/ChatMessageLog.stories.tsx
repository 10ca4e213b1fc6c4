import { type ChatLogItem, ChatMessageLog } from '@lounge/kit/chat-message-log';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { chatItems } from '../video-chat/chat-items.tsx';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Kit/ChatMessageLog',
  component: ChatMessageLog,
  args: { name: 'Mirela', items: chatItems, onRetry: fn() },
  decorators: [inColumn],
} satisfies Meta<typeof ChatMessageLog>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = '2026-11-20T20:45:00.000Z';

export const Default: Story = {
  args: { writing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Started 21:38, first 3 minutes by voucher')).toBeInTheDocument();
    await expect(canvas.getByText('The slow Satie, please')).toBeVisible();
    await expect(canvas.getAllByText('Mirela is writing')[0]).toBeVisible();
  },
};

/** @spec component:ChatMessageLog 1 */
export const Empty: Story = {
  tags: ['shot'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Say hello')).toBeVisible();
    await expect(canvas.getByText('Mirela sees what you write at once.')).toBeVisible();
  },
};

const others: readonly ChatLogItem[] = [
  { id: 'a', kind: 'chatStart', at },
  { id: 'b', kind: 'message', from: 'other', name: 'Robin', at, text: 'Good evening, all', isFreechat: true },
  { id: 'c', kind: 'gift', from: 'other', name: 'Robin', at, gift: 'Orchid', count: 2 },
  { id: 'd', kind: 'gift', from: 'guest', at, gift: 'Macaron', count: 1, price: 600 },
  { id: 'e', kind: 'charge', at, amount: 600, outcome: 'paid', reason: 'Macaron' },
  { id: 'f', kind: 'charge', at, amount: 10_000, outcome: 'added' },
  { id: 'g', kind: 'charge', at, amount: 10_000, outcome: 'failed' },
  { id: 'h', kind: 'reaction', from: 'other', name: 'Robin', at, reaction: 'Applause' },
  { id: 'i', kind: 'toy', at, control: 'Waves', state: 'started', duration: 15 },
  { id: 'j', kind: 'toy', at, control: 'Pulse', state: 'queued' },
  { id: 'k', kind: 'toy', at, control: 'Waves', state: 'ended' },
  { id: 'l', kind: 'toy', at, control: 'Pulse', state: 'failed' },
  { id: 'l2', kind: 'toy', at, control: 'Waves', state: 'stopped', amount: 240 },
  { id: 'l3', kind: 'toy', at, control: 'Tide', state: 'givenBack', amount: 800 },
  { id: 'm', kind: 'message', from: 'guest', at, text: 'And the lights?', state: 'sending' },
  { id: 'n', kind: 'message', from: 'guest', at, text: 'Once more', state: 'failed' },
  { id: 'o', kind: 'note', at, text: 'The picture was smaller for a while.' },
  { id: 'p', kind: 'chatEnd', at },
];

/** @spec component:ChatMessageLog 3-4 */
export const Kinds: Story = {
  args: { items: others },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Robin sent: Orchid × 2')).toBeInTheDocument();
    await expect(canvas.getByText('You sent: Macaron')).toBeInTheDocument();
    await expect(canvas.getByText('6 coins')).toBeInTheDocument();
    await expect(canvas.getByText('6 coins charged for Macaron')).toBeInTheDocument();
    await expect(canvas.getByText('100 coins added')).toBeInTheDocument();
    await expect(canvas.getByText('That did not work, nothing was charged.')).toBeInTheDocument();
    await expect(canvas.getByText('Toy control is running: Waves, 15 seconds')).toBeInTheDocument();
    await expect(canvas.getByText('Toy control did not work: Pulse, nothing was charged')).toBeInTheDocument();
    await expect(canvas.getByText('Toy control stopped early: Waves, 2.4 coins are back')).toBeInTheDocument();
    await expect(canvas.getByText('Toy control did not run: Tide, 8 coins are back')).toBeInTheDocument();
    await expect(canvas.getByText('Ended 21:45')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith({ id: 'n' });
  },
};
export const KindsInGerman: Story = {
  tags: ['shot'],
  args: { items: others.slice(2) },
  globals: { language: 'de' },
  decorators: [],
};
export const Light: Story = { globals: { theme: 'light' } };
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const Lagoon: Story = { tags: ['shot'], globals: { brand: 'lagoon', language: 'fr' } };

/** Items of another chat, and what was written before this one, are left out. @spec component:ChatMessageLog 5 */
export const OneChat: Story = {
  args: {
    chatId: 'two',
    items: [
      { id: 'a', kind: 'message', from: 'actor', at, text: 'Yesterday', chatId: 'one', isVideochat: true },
      { id: 'b', kind: 'message', from: 'actor', at, text: 'Today', chatId: 'two', isVideochat: true },
      { id: 'c', kind: 'message', from: 'other', name: 'Robin', at, text: 'Hello', chatId: 'two', isFreechat: true },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Yesterday')).toBeNull();
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvasElement.querySelector('[data-freechat]')).toHaveTextContent('Hello');
  },
};

const long: readonly ChatLogItem[] = Array.from({ length: 400 }, (_, index) => ({
  id: `m${index}`,
  kind: 'message',
  from: index % 3 === 0 ? 'guest' : 'actor',
  at,
  text: `Message ${index + 1}`,
}));

function Growing({ from, writing = false }: { from: readonly ChatLogItem[]; writing?: boolean }) {
  const [items, setItems] = useState(from);
  const add = (item: Omit<Extract<ChatLogItem, { kind: 'message' }>, 'kind' | 'at' | 'id'>) =>
    setItems([...items, { id: `n${items.length}`, kind: 'message', at, ...item }]);
  return (
    <>
      <ChatMessageLog name="Mirela" items={items} writing={writing} />
      <button type="button" onClick={() => add({ from: 'actor', text: `New ${items.length}` })}>
        She writes
      </button>
      <button type="button" onClick={() => add({ from: 'guest', text: 'Mine' })}>
        I write
      </button>
      <button type="button" onClick={() => setItems(items.map((item) => ({ ...item })))}>
        Read again
      </button>
    </>
  );
}

/** It stays at the end until the guest scrolls up; then a button counts what is new below. @spec component:ChatMessageLog 2 */
export const NewBelow: Story = {
  render: () => <Growing from={long} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Message 400')).toBeVisible());
    await expect(canvas.queryByText('Message 1')).toBeNull();
    const scroller = canvas.getByRole('region', { name: 'Chat with Mirela' });
    scroller.scrollTop = 200;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'To the latest message' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'She writes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'She writes' }));
    await userEvent.click(canvas.getByRole('button', { name: '2 new messages' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '2 new messages' })).toBeNull());
    const { scrollTop, clientHeight, scrollHeight } = scroller;
    await expect(scrollHeight - scrollTop - clientHeight).toBeLessThan(2);
  },
};

/** A long chat shows its latest part, and more on request. */
export const Earlier: Story = {
  render: () => <Growing from={long} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Message 240')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(canvas.getByText('Message 240')).toBeInTheDocument();
  },
};

const announcedIn = (element: HTMLElement) => element.querySelector('[data-part="announcement"]')?.textContent;

/** Each item by others is announced once; what was there before, the guest's own, and what is read again are not. */
export const Announced: Story = {
  render: () => <Growing from={chatItems} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(announcedIn(canvasElement)).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'She writes' }));
    await expect(announcedIn(canvasElement)).toBe('Mirela: New 8');
    const region = canvasElement.querySelector('[data-part="announcement"] > p');
    await userEvent.click(canvas.getByRole('button', { name: 'I write' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }));
    // The same element: a screen reader announces what is added to a region.
    await expect(canvasElement.querySelector('[data-part="announcement"] > p')).toBe(region);
    await userEvent.click(canvas.getByRole('button', { name: 'She writes' }));
    await expect(announcedIn(canvasElement)).toBe('Mirela: New 10');
  },
};
