import { Conversation, type ConversationItem, type ConversationProps } from '@lounge/kit/conversation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inPane } from './in-pane.tsx';
import { longTalk, now } from './talk.tsx';

const incoming = (id: string): ConversationItem => ({ id, from: 'performer', at: now, text: `Fresh ${id}` });
const written: ConversationItem = { id: 'mine', from: 'guest', at: now, text: 'Mine', state: 'sending' };

function Growing({ items: initialItems, onEarlier, ...rest }: ConversationProps) {
  const [items, setItems] = useState(initialItems);
  const earlier = () => {
    onEarlier?.();
    setItems((known) => (known[0]?.id === 'm0' ? longTalk(known.length + 30, 30) : known));
  };
  return (
    <>
      <div>
        <button type="button" onClick={() => setItems((known) => [...known, incoming(`n${known.length}`)])}>
          She writes
        </button>{' '}
        <button type="button" onClick={() => setItems((known) => [...known, written])}>
          I write
        </button>
      </div>
      <Conversation {...rest} items={items} onEarlier={earlier} />
    </>
  );
}

const meta = {
  title: 'Kit/Conversation/Scrolling',
  component: Conversation,
  args: { name: 'Mirela', items: longTalk(200), now, onEarlier: fn(), earlier: 'more' },
  decorators: [inPane],
  render: (args) => <Growing {...args} />,
} satisfies Meta<typeof Conversation>;
export default meta;

type Story = StoryObj<typeof meta>;

const scrollerIn = (element: HTMLElement): HTMLElement => {
  const found = element.querySelector<HTMLElement>('[data-part="scroller"]');
  if (found === null) throw new Error('nothing scrolls here');
  return found;
};
const fromEnd = (element: HTMLElement) => {
  const { scrollHeight, scrollTop, clientHeight } = scrollerIn(element);
  return scrollHeight - scrollTop - clientHeight;
};
const isAtEnd = (element: HTMLElement) => waitFor(() => expect(fromEnd(element)).toBeLessThan(2));
const goUp = async (element: HTMLElement, px: number) => {
  await isAtEnd(element);
  await waitFor(async () => {
    scrollerIn(element).scrollTop = Math.min(scrollerIn(element).scrollTop, scrollerIn(element).scrollHeight - px);
    await expect(element.querySelector('[data-part="to-end"]')).not.toBeNull();
  });
};

export const BeginsAtTheLatest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Message 199')).toBeVisible());
    await isAtEnd(canvasElement);
    await expect(canvas.queryByText('Message 0')).toBeNull();
  },
};
/** @spec component:MessageBubble 15 */
export const StaysAtTheLatest: Story = {
  play: async ({ canvas, canvasElement }) => {
    await isAtEnd(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'She writes' }));
    await waitFor(() => expect(canvas.getByText('Fresh n200')).toBeVisible());
    await isAtEnd(canvasElement);
    await expect(canvas.getByText('Mirela: Fresh n200')).toBeInTheDocument();
  },
};
export const TellsOfNewOnes: Story = {
  play: async ({ canvas, canvasElement }) => {
    await goUp(canvasElement, 3000);
    const before = scrollerIn(canvasElement).scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'She writes' }));
    await userEvent.click(canvas.getByRole('button', { name: 'She writes' }));
    const button = await canvas.findByRole('button', { name: '2 new messages' });
    await expect(Math.abs(scrollerIn(canvasElement).scrollTop - before)).toBeLessThan(60);
    await userEvent.click(button);
    await isAtEnd(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('button', { name: '2 new messages' })).toBeNull());
  },
};
export const OwnMessageLeadsToTheEnd: Story = {
  play: async ({ canvas, canvasElement }) => {
    await goUp(canvasElement, 3000);
    await userEvent.click(canvas.getByRole('button', { name: 'I write' }));
    await waitFor(() => expect(canvas.getByText('Mine')).toBeVisible());
    await isAtEnd(canvasElement);
  },
};
export const EarlierOnesKeepThePlace: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    // Initial heights are estimates, so the story waits until the visible messages are measured before it scrolls up.
    await waitFor(() => expect(scrollerIn(canvasElement).scrollHeight).toBeGreaterThan(10_000));
    await isAtEnd(canvasElement);
    scrollerIn(canvasElement).scrollTop = 300;
    await waitFor(() => expect(args.onEarlier).toHaveBeenCalled());
    const message = await canvas.findByText('Message 5');
    await waitFor(() => expect(scrollerIn(canvasElement).scrollTop).toBeGreaterThan(900));
    await expect(message).toBeInTheDocument();
    const { top } = message.getBoundingClientRect();
    const { top: box, bottom } = scrollerIn(canvasElement).getBoundingClientRect();
    await expect(top).toBeGreaterThan(box - 300);
    await expect(top).toBeLessThan(bottom + 300);
  },
};
export const EarlierFailed: Story = {
  args: { items: longTalk(3), earlier: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Earlier messages did not load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
  },
};

/** Ten thousand messages render as few elements as one screen of them. */
export const TenThousand: Story = {
  args: { items: longTalk(10_000), earlier: 'none' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Message 9999')).toBeVisible());
    await isAtEnd(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-part="row"]').length).toBeLessThan(80);
    scrollerIn(canvasElement).scrollTop = scrollerIn(canvasElement).scrollHeight / 2;
    await waitFor(() => expect(canvas.queryByText('Message 9999')).toBeNull());
    await expect(canvasElement.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(5);
  },
};
