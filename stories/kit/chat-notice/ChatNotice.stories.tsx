import { ChatNotice } from '@lounge/kit/chat-notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { chatNoticeExample } from '../../../packages/kit/src/chat-notice/example.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const topUp = { coins: 10_000, amount: 2500, method: 'Visa ending 4242' };

const meta = {
  title: 'Kit/ChatNotice',
  component: ChatNotice,
  args: {
    ...chatNoticeExample,
    onTopUp: fn(),
    onOtherWays: fn(),
    onSoundOnly: fn(),
    onSoundOn: fn(),
    onVideoChat: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChatNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('About 3 minutes left')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add coins' }));
    await expect(args.onTopUp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith({ kind: 'timeLeft' });
  },
};

/** One press pays with the saved method; in the last seconds it cannot be closed. */
export const OnePress: Story = {
  args: { notice: { kind: 'timeLeft', secondsLeft: 12, topUp } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Add 100 for 25,00\s€/ }));
    await expect(args.onTopUp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Other ways' }));
    await expect(args.onOtherWays).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** The title and the ring count; a screen reader hears each stage once. */
export const Counting: Story = {
  render: function Seconds(args) {
    const [secondsLeft, setSecondsLeft] = useState(22);
    return (
      <>
        <ChatNotice {...args} notice={{ kind: 'timeLeft', secondsLeft }} />
        <button type="button" onClick={() => setSecondsLeft(secondsLeft - 1)}>
          One second later
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const spoken = () => canvasElement.querySelector('b.kit-visually-hidden')?.textContent;
    const announced = new Set<string | null | undefined>();
    for (let second = 22; second > 12; second -= 1) {
      announced.add(spoken());
      await userEvent.click(canvas.getByRole('button', { name: 'One second later' }));
    }
    await expect([...announced]).toEqual(['22 seconds left', '20 seconds left']);
    await expect(canvas.getByText('12 seconds left')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Once the line was lost for too long, nobody waits for a chat that is over. */
export const LineOver: Story = {
  args: { notice: { kind: 'lineLost', secondsLeft: 0, of: 30 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your connection was lost for too long');
    await expect(canvas.getByText(/The bill comes when you are online again\.$/)).toBeVisible();
  },
};

/** Where nothing can be paid it says why, and offers nothing. */
export const Stopped: Story = {
  args: { notice: { kind: 'timeLeft', secondsLeft: 50, topUp, stopped: 'Your break lasts until Sunday.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your break lasts until Sunday.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Add|Other ways/ })).toBeNull();
  },
};

export const Balance: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <Sheet columns="row">
      <State name="three minutes">
        <ChatNotice {...args} />
      </State>
      <State name="one minute, one press">
        <ChatNotice {...args} notice={{ kind: 'timeLeft', secondsLeft: 60, topUp }} />
      </State>
      <State name="seconds">
        <ChatNotice {...args} notice={{ kind: 'timeLeft', secondsLeft: 14, topUp }} />
      </State>
      <State name="paying">
        <ChatNotice {...args} notice={{ kind: 'timeLeft', secondsLeft: 14, topUp, payment: 'paying' }} />
      </State>
    </Sheet>
  ),
};
export const Payment: Story = {
  ...Balance,
  render: (args) => (
    <Sheet columns="row">
      <State name="failed">
        <ChatNotice {...args} notice={{ kind: 'timeLeft', secondsLeft: 11, topUp, payment: 'failed' }} />
      </State>
      <State name="added">
        <ChatNotice {...args} notice={{ kind: 'added', coins: 10_000, price: 3600 }} />
      </State>
    </Sheet>
  ),
};
export const BalanceInGermanOnAPhone: Story = { ...Balance, globals: { language: 'de', viewport: { value: 'phone' } } };
export const BalanceBrasaLight: Story = {
  ...Balance,
  globals: { brand: 'brasa', theme: 'light', language: 'es', viewport: { value: 'phone' } },
};

export const Lines: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'tablet' } },
  render: (args) => (
    <Sheet columns="row">
      <State name="line lost">
        <ChatNotice {...args} notice={{ kind: 'lineLost', secondsLeft: 18, of: 30 }} />
      </State>
      <State name="still picture">
        <ChatNotice {...args} notice={{ kind: 'stillPicture' }} />
      </State>
      <State name="weak line">
        <ChatNotice {...args} notice={{ kind: 'weakLine' }} />
      </State>
    </Sheet>
  ),
};
export const Ends: Story = {
  ...Lines,
  render: (args) => (
    <Sheet columns="row">
      <State name="sound is off">
        <ChatNotice {...args} notice={{ kind: 'soundOff' }} />
      </State>
      <State name="text chat ends">
        <ChatNotice {...args} notice={{ kind: 'textChatEnds', secondsLeft: 42, of: 60, hours: 24 }} />
      </State>
      <State name="free chat ends">
        <ChatNotice {...args} notice={{ kind: 'freeChatEnds', until: '2026-11-20T21:40:00.000Z' }} />
      </State>
    </Sheet>
  ),
};
export const LinesInGermanOnAPhone: Story = { ...Lines, globals: { language: 'de', viewport: { value: 'phone' } } };

export const EndsInGermanOnAPhone: Story = { ...Ends, globals: { language: 'de', viewport: { value: 'phone' } } };

/** Nothing is shown without a notice; the region stays, so that the next one is announced. @spec component:ConnectionWarning 1-2 */
export const ConnectionWarning: Story = {
  render: function Standing(args) {
    const [isStill, setStill] = useState(false);
    return (
      <>
        <ChatNotice {...args} notice={isStill ? { kind: 'stillPicture' } : null} />
        <button type="button" onClick={() => setStill(!isStill)}>
          Stop or move
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status', { hidden: true });
    await expect(region).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop or move' }));
    await expect(region).toBeVisible();
    await expect(region).toHaveTextContent('Mirela’s picture stands still');
    await expect(region).toHaveTextContent('No time is counted until it moves again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop or move' }));
    await expect(region).not.toBeVisible();
  },
};

/** @spec component:ConnectionWarning 3 */
export const BadConnection: Story = {
  args: { notice: { kind: 'weakLine' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your connection is weak')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sound only' }));
    await expect(args.onSoundOnly).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith({ kind: 'weakLine' });
  },
};

export const TextChatEnds: Story = {
  args: { notice: { kind: 'textChatEnds', secondsLeft: 60, of: 60, hours: 24 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video chat' }));
    await expect(args.onVideoChat).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const WhilePaying: Story = {
  args: { notice: { kind: 'timeLeft', secondsLeft: 14, topUp, payment: 'paying' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Adding 100 coins')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
