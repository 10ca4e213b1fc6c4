import { ChatButton, type ChatButtonState, type ChatKind, type ChatObstacle } from '@lounge/kit/chat-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { Sheet } from '../fixtures/Sheet.tsx';

const meta = {
  title: 'Kit/ChatButton/States',
  component: ChatButton,
  args: { kind: 'videoChat', price: { amount: 3600, per: 'minute' }, onStart: fn() },
  decorators: [inBox('tile')],
} satisfies Meta<typeof ChatButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Creates a story that checks the button's texts, presses it, and checks whether `onStart` was called. */
const pressed = (args: Story['args'], name: RegExp, isEnabled: boolean): Story => ({
  args: args ?? {},
  play: async ({ canvas, args: storyArgs }) => {
    const button = canvas.getByRole('button', { name });
    await userEvent.click(button);
    await expect(storyArgs.onStart).toHaveBeenCalledTimes(isEnabled ? 1 : 0);
    await expect(button.hasAttribute('aria-disabled')).toBe(!isEnabled);
    await expect(button.offsetHeight).toBe(72);
  },
});

export const NeedsLogin = pressed({ state: 'needLogin' }, /Log in first$/, true);
export const NeedsCoins = pressed({ state: 'needCoins' }, /Add coins first$/, true);
export const AccountLocked = pressed({ state: 'unavailable', obstacle: 'locked' }, /Account locked$/, false);
export const BannedCountry = pressed({ state: 'unavailable', obstacle: 'banned' }, /Not in your country$/, false);
export const InATicketShow = pressed({ state: 'unavailable', obstacle: 'inShow' }, /In a ticket show$/, false);
export const Running = pressed({ state: 'running', reason: '04:12' }, /Video chat 04:12$/, true);

export const TicketOwned = pressed({ kind: 'ticketShow', state: 'owned' }, /Your ticket$/, false);
export const ShowRunning = pressed({ kind: 'ticketShow', state: 'enter' }, /Enter now$/, true);
export const FreeTicket = pressed({ kind: 'ticketShow', price: { amount: 0 } }, /Free$/, true);

export const CallFailed = pressed({ kind: 'voiceCall', state: 'failed' }, /Try again$/, true);
export const ToyNotConnected = pressed(
  { kind: 'toyControl', state: 'unavailable', obstacle: 'notConnected' },
  /Not connected$/,
  false,
);

const shown: readonly [ChatKind, ChatButtonState, ChatObstacle?][] = [
  ['videoChat', 'available'],
  ['videoChat', 'running'],
  ['videoChat', 'needLogin'],
  ['videoChat', 'needCoins'],
  ['videoChat', 'unavailable', 'inChat'],
  ['voyeurChat', 'running'],
  ['voyeurChat', 'unavailable', 'nobodyInChat'],
  ['toyControl', 'failed'],
  ['ticketShow', 'owned'],
  ['ticketShow', 'enter'],
  ['ticketShow', 'unavailable', 'soldOut'],
  ['freeChat', 'unavailable', 'closed'],
  ['welcomeChat', 'unavailable', 'switchedOff'],
  ['message', 'unavailable', 'blocked'],
  ['voiceCall', 'starting'],
];

const sheet = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet>
      {shown.map(([kind, state, obstacle]) => (
        <ChatButton key={`${kind} ${state}`} kind={kind} state={state} obstacle={obstacle} price={{ amount: 3600 }} />
      ))}
    </Sheet>
  ),
} satisfies Story;

export const AllStates: Story = sheet;
export const AllStatesBrasa: Story = { ...sheet, globals: { brand: 'brasa' } };
export const AllStatesGerman: Story = { ...sheet, tags: [], globals: { language: 'de' } };
