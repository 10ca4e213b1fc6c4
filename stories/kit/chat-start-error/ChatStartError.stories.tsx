import { ChatStartError, type ChatStartFailure } from '@lounge/kit/chat-start-error';
import type { Brand } from '@lounge/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const onAct = fn();

const meta = {
  title: 'Kit/ChatStartError',
  component: ChatStartError,
  args: {
    reason: 'timeout',
    name: 'Mirela',
    picture: picture('velvet', 'portrait', 'mirela'),
    seconds: 20,
    step: { onAct },
    second: { label: 'Write a message', href: '/en/messenger/9101/' },
  },
  decorators: [inBox('phone')],
} satisfies Meta<typeof ChatStartError>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the one step, which works. */
const press = async (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }, name: string) => {
  onAct.mockClear();
  await userEvent.click(canvas.getByRole('button', { name }));
  return onAct.mock.calls.length;
};

/** @spec component:ChatStartError 3, 5 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Mirela did not answer');
    await expect(canvas.getByText('It rang for 20 seconds. Nothing was charged.')).toBeVisible();
    await expect(await press(canvas, 'Call again')).toBe(1);
  },
};
/** @spec component:ChatStartError 1 */
export const AlreadyInProgress: Story = {
  args: {
    reason: 'alreadyInProgress',
    other: { name: 'Sable', since: '2026-11-20T20:30:00.000Z' },
    second: { label: 'End it there, start here', onAct: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are in a chat with Sable');
    await expect(
      canvas.getByText('It runs in another window since 21:30. Nothing was charged for this one.'),
    ).toBeVisible();
    await expect(await press(canvas, 'Go to that chat')).toBe(1);
  },
};
/** @spec component:ChatStartError 2 */
export const GuestOffline: Story = {
  args: { reason: 'guestOffline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline');
    await expect(
      canvas.getByText('This device is offline. The button works again as soon as it is back. Nothing was charged.'),
    ).toBeVisible();
    await expect(await press(canvas, 'Try again')).toBe(1);
  },
};
/** @spec component:ChatStartError 4 */
export const WrongSequence: Story = {
  args: { reason: 'wrongSequence' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This page is behind');
    await expect(
      canvas.getByText('Another tab or device was faster, so the start was out of order. Nothing was charged.'),
    ).toBeVisible();
    await expect(await press(canvas, 'Refresh and start')).toBe(1);
  },
};
/** @spec component:ChatStartError 5 */
export const PerformerBusy: Story = {
  args: { reason: 'performerBusy' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Mirela is in another chat');
    await expect(canvas.getByText('You can call again after that chat. Nothing was charged.')).toBeVisible();
    await expect(await press(canvas, 'See who is live')).toBe(1);
  },
};
/** A ticket has paid for it: it stays valid, so nothing is said of charges. */
export const ByTicket: Story = {
  args: { reason: 'guestOffline', byTicket: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You keep your ticket\./)).toBeVisible();
    await expect(canvas.queryByText(/Nothing was charged/)).toBeNull();
  },
};
/** A locked account, or a guest and a performer who are kept apart: another try would fail, too. */
export const Locked: Story = {
  args: { reason: 'locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No chat can be started');
    await expect(canvas.getByText(/^Your account is locked, or/)).toBeVisible();
    await expect(await press(canvas, 'See who is live')).toBe(1);
  },
};
export const PerformerOffline: Story = {
  args: { reason: 'performerOffline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Mirela has just left');
    await expect(canvas.getByText('A message waits until the return. Nothing was charged.')).toBeVisible();
    await expect(await press(canvas, 'Write a message')).toBe(1);
  },
};
/** The guest agrees to the new price before anything starts. */
export const PriceChanged: Story = {
  args: { reason: 'priceChanged', price: { amount: 4200, before: 3600 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The price has changed');
    await expect(canvas.getByText('A minute costs 42 coins now, not 36. Nothing was charged.')).toBeVisible();
    await expect(await press(canvas, 'Start at 42 a minute')).toBe(1);
  },
};
export const NeedsCoins: Story = {
  args: { reason: 'needCoins' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your coins are not enough');
    await expect(canvas.getByText('A chat begins with a balance of at least 0.5. Nothing was charged.')).toBeVisible();
    await expect(await press(canvas, 'Add coins')).toBe(1);
  },
};
export const NeedsLogin: Story = {
  args: { reason: 'needLogin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are not logged in');
    await expect(canvas.getByText('Log in, then start the chat. Nothing was charged.')).toBeVisible();
    await expect(await press(canvas, 'Log in')).toBe(1);
  },
};
export const NeedsAgeCheck: Story = {
  args: { reason: 'needAgeCheck' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your age has to be checked');
    await expect(
      canvas.getByText('It takes a few minutes and is needed only once. Nothing was charged.'),
    ).toBeVisible();
    await expect(await press(canvas, 'Check your age')).toBe(1);
  },
};
export const Unavailable: Story = {
  args: { reason: 'unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not start');
    await expect(canvas.getByText('It is our side, not yours. Nothing was charged.')).toBeVisible();
    await expect(await press(canvas, 'Try once more')).toBe(1);
  },
};
export const TextChatUsed: Story = {
  args: { reason: 'textChatUsed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have had your text chat');
    await expect(canvas.getByText(/^It is free once a day with each performer/)).toBeVisible();
    await expect(await press(canvas, 'Start a video chat')).toBe(1);
  },
};
export const TooManyChats: Story = {
  args: { reason: 'tooManyChats' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Too many chats in an hour');
    await expect(canvas.getByText(/^Several of them ended without a picture/)).toBeVisible();
    await expect(await press(canvas, 'Try again later')).toBe(1);
  },
};
export const SecondStep: Story = {
  args: { second: { label: 'End it there, start here', onAct } },
  play: async ({ canvas }) => {
    onAct.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'End it there, start here' }));
    await expect(onAct).toHaveBeenCalledOnce();
  },
};

const shown: readonly [ChatStartFailure, string][] = [
  ['alreadyInProgress', 'sable'],
  ['guestOffline', 'garden'],
  ['wrongSequence', 'palms'],
];

const sheet = (brand: Brand): Story => ({
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="wide">
      {shown.map(([reason, seed]) => (
        <State key={reason} name={reason}>
          <ChatStartError
            reason={reason}
            name="Mirela"
            seconds={20}
            other={{ name: 'Sable', since: '2026-11-20T20:30:00.000Z' }}
            picture={picture(brand, seed === 'garden' || seed === 'palms' ? 'album' : 'portrait', seed)}
            step={{ onAct }}
            second={{ label: 'Write a message', href: '/en/messenger/9101/' }}
          />
        </State>
      ))}
    </Sheet>
  ),
});

export const ThreeReasons: Story = sheet('velvet');
export const ThreeReasonsBrasa: Story = { ...sheet('brasa'), tags: [], globals: { brand: 'brasa' } };
export const German: Story = { ...sheet('velvet'), tags: [], globals: { language: 'de' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
