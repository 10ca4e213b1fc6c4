import {
  chatIsOver,
  chatWaitsForPicture,
  guestIsInChat,
  guestOwnsCoins,
  performerEndsChat,
  setUpState,
} from '@lounge/mock-api/states';
import { limitExit } from '@lounge/protocol/content/live-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const coins = guestOwnsCoins({ guestId: 7, amount: 32_000 });
const text = { guestId: 7, actorId: 101, chatId: 'c-1', kind: 'textChat' as const, price: null };

const meta = {
  title: 'Screens/Text chat',
  tags: ['!autodocs'],
  args: {
    entry: 'amateur/mirela/live-show/',
    guestId: 7,
    states: [robin, coins, guestIsInChat({ ...text, seconds: 12 })],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
const enter = async (context: Context) => {
  const page = await livePageOf(context);
  const chat = await waitFor(() => within(document.body).getByRole('region', { name: 'Text chat with Mirela' }));
  return { ...page, chat: within(chat) };
};

/**
 * The picture, the log, that it is free, the balance, sound and the end; its seconds are counted down from sixty. When they are over the
 * guest can go on in a video chat.
 * @spec screen:chat.text 1, 4-5, feature:chat.text 1, error:exit-502
 */
export const Default: Story = {
  play: async (context) => {
    const { chat, world } = await enter(context);
    await expect(chat.getByRole('region', { name: 'Mirela, live picture' })).toBeVisible();
    await expect((await chat.findAllByText(/^60 seconds of text chat left$/, {}))[0]).toBeVisible();
    await expect(chat.getByText(/^1 minute with picture, once a day\./)).toBeVisible();
    const meter = chat.getByRole('group', { name: 'Time and price' });
    await expect(meter).toHaveTextContent(/Free until/);
    await expect(meter).toHaveTextContent(/320/);
    await expect(chat.getByRole('button', { name: 'Mute' })).toBeInTheDocument();
    await userEvent.type(chat.getByRole('textbox', { name: 'Write to Mirela' }), 'Is the lamp on?{Enter}');
    await waitFor(() => expect(chat.getByText('Is the lamp on?')).toBeVisible());
    await setUpState(performerEndsChat({ guestId: 7, exitCode: limitExit.textTimeLimit }), world);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible());
    await expect(canvas.getByText('The time for texting was over.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Go on in a video chat/ }));
    await waitFor(() => expect(within(document.body).getByRole('heading', { name: 'Calling Mirela' })).toBeVisible());
  },
};

/** The button says what it is before the press, and so does the call. */
export const Terms: Story = {
  args: { entry: 'amateur/mirela/', states: [robin, coins] },
  play: async (context) => {
    await livePageOf(context);
    const button = await context.canvas.findByRole('button', { name: /^Text chat/ });
    await expect(button).toHaveTextContent('Text chatFree, 1 min with picture, once a day');
    await userEvent.click(button);
    const calling = within(document.body);
    await waitFor(() =>
      expect(calling.getByText('Free: 1 minute with picture, once a day with Mirela.')).toBeVisible(),
    );
  },
};

/** A second one within a day: the button says from when on, before the press. */
export const Used: Story = {
  args: {
    entry: 'amateur/mirela/',
    states: [robin, coins, chatIsOver({ ...text, seconds: 12, exitCode: 100 })],
  },
  play: async ({ canvas }) => {
    const button = () => canvas.getByRole('button', { name: /^Text chat/ });
    await waitFor(() => expect(button()).toHaveTextContent('Used, free again from Sat 21:00'));
    await expect(button()).toHaveAttribute('aria-disabled', 'true');
  },
};

/** One that showed no picture is in no history: the second is named after the press, and leads to the video chat. */
export const UsedUnseen: Story = {
  args: { entry: 'amateur/mirela/', states: [robin, coins, chatWaitsForPicture(text)] },
  play: async (context) => {
    const { world } = await livePageOf(context);
    await setUpState(performerEndsChat({ guestId: 7, exitCode: 202 }), world);
    await userEvent.click(await context.canvas.findByRole('button', { name: /^Text chat\s*free/i }));
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole('alert')).toHaveTextContent('You have had your text chat'));
    await userEvent.click(body.getByRole('button', { name: 'Switch to the video chat' }));
    await waitFor(() => expect(body.getByRole('heading', { name: 'Calling Mirela' })).toBeVisible());
  },
};

const looks: Story = {
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-kind=textChatEnds]')).toBeTruthy());
  },
};
export const GermanPhone: Story = { ...looks, globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { ...looks, globals: { language: 'es', brand: 'brasa' } };
