import { ChatButton, type ChatKind } from '@lounge/kit/chat-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { chatButtonExample } from '../../../packages/kit/src/chat-button/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { Sheet } from '../fixtures/Sheet.tsx';

const meta = {
  title: 'Kit/ChatButton',
  component: ChatButton,
  args: { ...chatButtonExample, onStart: fn() },
  decorators: [inBox('tile')],
} satisfies Meta<typeof ChatButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Video chat 36 coins/ }));
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ kind: 'videoChat' }));
  },
};
export const Primary: Story = { args: { primary: true } };
export const WithVoucher: Story = { args: { voucher: '10 min free' } };
export const PrimaryWithVoucher: Story = { args: { primary: true, voucher: '10 min free' } };
export const Soon: Story = { args: { state: 'soon', reason: 'Back about 20:00' } };
export const Starting: Story = { args: { state: 'starting' } };

/** @spec component:VoyeurButton 3-4 */
export const NotPossibleWithReason: Story = {
  args: { kind: 'voyeurChat', state: 'unavailable', reason: 'Nobody in a chat' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Voyeur chat Nobody in a chat' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(button.offsetHeight).toBe(72);
  },
};
export const LongGerman: Story = {
  args: { kind: 'welcomeChat', state: 'unavailable', reason: undefined },
  globals: { language: 'de' },
};

const kinds: readonly [ChatKind, Partial<Parameters<typeof ChatButton>[0]>][] = [
  ['videoChat', { price: { amount: 3600, per: 'minute' }, primary: true }],
  ['voyeurChat', { price: { amount: 1800, per: 'minute' } }],
  ['toyControl', { price: { amount: 4400, per: 'minute' } }],
  ['ticketShow', { price: { amount: 6000 }, note: 'Fri 21:00' }],
  ['freeChat', { price: undefined, note: 'Free until 22:40' }],
  ['welcomeChat', { price: undefined, note: 'First 2 min free' }],
  ['message', { price: { amount: 200, per: 'each' } }],
  ['voiceCall', { price: { amount: 2400, per: 'minute' } }],
];

export const EveryKindInEveryState: Story = {
  parameters: { box: 'none' },
  render: () => (
    <Sheet>
      {kinds.flatMap(([kind, props]) => [
        <ChatButton key={kind} kind={kind} {...props} />,
        <ChatButton key={`${kind} no`} kind={kind} {...props} state="unavailable" reason="Not today" />,
        <ChatButton key={`${kind} soon`} kind={kind} {...props} state="soon" reason="Back about 20:00" />,
        <ChatButton key={`${kind} voucher`} kind={kind} {...props} voucher="5 min free" />,
        <ChatButton key={`${kind} start`} kind={kind} {...props} state="starting" />,
      ])}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const states = [...canvasElement.querySelectorAll('button')].map((button) => button.dataset['state']);
    await expect(states.filter((state) => state === 'starting')).toHaveLength(kinds.length);
  },
};
