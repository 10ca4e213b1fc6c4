import { ChatMeter } from '@lounge/kit/chat-meter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { chatMeterExample } from '../../../packages/kit/src/chat-meter/example.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const meta = {
  title: 'Kit/ChatMeter',
  component: ChatMeter,
  args: { ...chatMeterExample, onTopUp: fn() },
} satisfies Meta<typeof ChatMeter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:12');
    await expect(canvas.getByText('320')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add coins' }));
    await expect(args.onTopUp).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <Sheet columns="row">
      <State name="low balance">
        <ChatMeter {...args} seconds={1104} spent={68_400} balance={9600} tone="low" />
      </State>
      <State name="twenty seconds left">
        <ChatMeter {...args} seconds={1240} spent={75_600} balance={0} secondsLeft={20} />
      </State>
      <State name="coins were added">
        <ChatMeter {...args} seconds={1249} spent={75_600} balance={12_400} tone="added" />
      </State>
      <State name="paused">
        <ChatMeter {...args} seconds={478} spent={28_800} paused />
      </State>
      <State name="a voucher pays">
        <ChatMeter {...args} seconds={48} spent={0} voucherSeconds={132} />
      </State>
      <State name="free chat">
        <ChatMeter {...args} price={null} freeUntil="2026-11-20T21:40:00.000Z" />
      </State>
      <State name="a ticket paid">
        <ChatMeter {...args} price={null} byTicket freeUntil="2026-11-20T21:40:00.000Z" />
      </State>
      <State name="free chat without an end">
        <ChatMeter {...args} price={null} />
      </State>
    </Sheet>
  ),
};
export const StatesInGerman: Story = { ...States, globals: { language: 'de', viewport: { value: 'phone' } } };

const spokenIn = (element: HTMLElement) => element.querySelector('[data-part="spoken"]')?.textContent;

/** A screen reader hears the price once and then each full minute, not every second. */
export const Spoken: Story = {
  render: function Counting(args) {
    const [seconds, setSeconds] = useState(57);
    return (
      <>
        <ChatMeter {...args} seconds={seconds} spent={seconds * 60} />
        <button type="button" onClick={() => setSeconds(seconds + 1)}>
          One second later
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const announced = new Set<string | null | undefined>();
    const next = canvas.getByRole('button', { name: 'One second later' });
    for (let second = 57; second < 64; second += 1) {
      announced.add(spokenIn(canvasElement));
      await userEvent.click(next);
    }
    await expect([...announced]).toEqual(['36 coins a minute', '1 minute, 36 coins spent']);
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:04');
  },
};
