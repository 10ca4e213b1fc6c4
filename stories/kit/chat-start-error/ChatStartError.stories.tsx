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

/** Shows a reason with its sentence and its one step, which works. */
const shows = (args: Story['args'], title: string, text: string, step: string): Story => ({
  args: args ?? {},
  play: async ({ canvas }) => {
    onAct.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(title);
    await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: step }));
    await expect(onAct).toHaveBeenCalledOnce();
  },
});

/** @spec component:ChatStartError 3, 5, error:chatstart-timeout, entity:enum.chatStartFailure */
export const Default = shows({}, 'Mirela did not answer', 'It rang for 20 seconds. Nothing was charged.', 'Call again');
/** @spec component:ChatStartError 1, error:chatstart-already-in-progress */
export const AlreadyInProgress = shows(
  {
    reason: 'alreadyInProgress',
    other: { name: 'Sable', since: '2026-11-20T20:30:00.000Z' },
    second: { label: 'End it there, start here', onAct: fn() },
  },
  'You are in a chat with Sable',
  'It runs in another window since 21:30. Nothing was charged for this one.',
  'Go to that chat',
);
/** @spec component:ChatStartError 2, error:chatstart-guest-offline */
export const GuestOffline = shows(
  { reason: 'guestOffline' },
  'Your line is gone',
  'This device is offline. The button works again as soon as it is back. Nothing was charged.',
  'Try again',
);
/** @spec component:ChatStartError 4, error:chatstart-wrong-sequence */
export const WrongSequence = shows(
  { reason: 'wrongSequence' },
  'This page is behind',
  'Another tab or device was faster, so the start was out of order. Nothing was charged.',
  'Refresh and start',
);
/** @spec component:ChatStartError 5 */
export const PerformerBusy = shows(
  { reason: 'performerBusy' },
  'Mirela is in another chat',
  'It is free again after that chat. Nothing was charged.',
  'See who is live',
);
export const PerformerOffline = shows(
  { reason: 'performerOffline' },
  'Mirela has just left',
  'A message waits until the return. Nothing was charged.',
  'Write a message',
);
/** The guest agrees to the new price before anything starts. */
export const PriceChanged = shows(
  { reason: 'priceChanged', price: { amount: 4200, before: 3600 } },
  'The price has changed',
  'A minute costs 42 coins now, not 36. Nothing was charged.',
  'Start at 42 a minute',
);
export const NeedsCoins = shows(
  { reason: 'needCoins' },
  'Your coins are not enough',
  'A chat begins with a balance of at least 0.5. Nothing was charged.',
  'Add coins',
);
export const NeedsLogin = shows(
  { reason: 'needLogin' },
  'You are not logged in',
  'Log in, then start the chat. Nothing was charged.',
  'Log in',
);
export const NeedsAgeCheck = shows(
  { reason: 'needAgeCheck' },
  'Your age has to be checked',
  'It takes a few minutes and is needed only once. Nothing was charged.',
  'Check your age',
);
export const Unavailable = shows(
  { reason: 'unavailable' },
  'That did not start',
  'It is our side, not yours. Nothing was charged.',
  'Try once more',
);
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
