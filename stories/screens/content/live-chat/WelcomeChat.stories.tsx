import { guestIsInChat, guestIsKnown, guestOwnsCoins, performerEndsChat, setUpState } from '@lounge/mock-api/states';
import { limitExit } from '@lounge/protocol/content/live-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const offered = (conversionChatEnd: string) => guestIsKnown({ guestId: 7, conversionChatEnd });
const meta = {
  title: 'Screens/Welcome chat',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/', guestId: 7, states: [robin, offered('2026-11-20T20:30:00.000Z')] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

const button = () => within(document.body).findByRole('button', { name: /^Welcome chat/ });

/**
 * Offered while its end lies in the future, with the time that is left; the guest switches it off and on again. A press calls.
 * @spec screen:chat.conversion 4-5, feature:chat.conversion 2, screen:performer.overview 2
 */
export const Offered: Story = {
  play: async (context) => {
    const { world } = await livePageOf(context);
    const { canvas } = context;
    await expect(await button()).toHaveTextContent('Welcome chatFree, 30:00 left');
    await userEvent.click(canvas.getByRole('button', { name: 'Do not offer me the welcome chat' }));
    await waitFor(async () => expect(await button()).toHaveTextContent('Switched off'));
    const stored = () => world.database.reader.query('select "isConversionChatOff" as off from guest where id = 7', []);
    await expect(await stored()).toEqual([{ off: 1 }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Offer me the welcome chat again' }));
    await waitFor(async () => expect(await button()).toHaveTextContent('30:00 left'));
    await userEvent.click(await button());
    await expect(await within(document.body).findByRole('heading', { name: 'Calling Mirela' })).toBeVisible();
  },
};

/** Before the last hour it names its minutes only; nobody is hurried. */
export const ADay: Story = {
  args: { states: [robin, offered('2026-11-21T20:00:00.000Z')] },
  play: async (context) => {
    await livePageOf(context);
    await expect(await button()).toHaveTextContent(/3 min/);
    await expect(await button()).not.toHaveTextContent(/left/);
  },
};

export const Over: Story = {
  args: { states: [robin, offered('2026-11-20T20:00:00.000Z')] },
  play: async (context) => {
    await livePageOf(context);
    await expect(await context.canvas.findByRole('button', { name: /^Video chat/ })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /^Welcome chat/ })).toBeNull();
  },
};

/** A candidate confirms the address first. */
export const Candidate: Story = {
  args: { states: [robin, guestIsKnown({ guestId: 7, conversionChatCandidateEnd: '2026-11-21T20:00:00.000Z' })] },
  play: async (context) => {
    await livePageOf(context);
    await expect(await button()).toHaveTextContent('Confirm your e-mail');
    await expect(await button()).toHaveAttribute('aria-disabled', 'true');
  },
};

/**
 * The picture, the log, that it is free, the balance, sound and the end. After three minutes it is over, and the video chat's price is named.
 * @spec screen:chat.conversion 1
 */
export const Running: Story = {
  args: {
    entry: 'amateur/mirela/live-show/',
    states: [
      robin,
      guestOwnsCoins({ guestId: 7, amount: 32_000 }),
      offered('2026-11-20T20:30:00.000Z'),
      guestIsInChat({ guestId: 7, actorId: 101, chatId: 'c-1', kind: 'conversionChat', price: null, seconds: 30 }),
    ],
  },
  play: async (context) => {
    const { world } = await livePageOf(context);
    const chat = within(
      await waitFor(() => within(document.body).getByRole('region', { name: 'Welcome chat with Mirela' })),
    );
    await expect(chat.getByRole('region', { name: 'Mirela, live picture' })).toBeVisible();
    const meter = chat.getByRole('group', { name: 'Time and price' });
    await expect(meter).toHaveTextContent(/Free until/);
    await expect(meter).toHaveTextContent(/320/);
    await expect(chat.getByRole('button', { name: 'Mute' })).toBeInTheDocument();
    await userEvent.type(chat.getByRole('textbox', { name: 'Write to Mirela' }), 'Is the lamp on?{Enter}');
    await waitFor(() => expect(chat.getByText('Is the lamp on?')).toBeVisible());
    await expect(chat.getByRole('button', { name: /^Switch to the video chat\s*36/ })).toBeVisible();
    await expect(chat.getByRole('button', { name: /^End/ })).toBeVisible();
    await setUpState(performerEndsChat({ guestId: 7, exitCode: limitExit.timeLimit }), world);
    const { canvas } = context;
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: /^Go on in a video chat/ })).toHaveTextContent(/36/);
  },
};
