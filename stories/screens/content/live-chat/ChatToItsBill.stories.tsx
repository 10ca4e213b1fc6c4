import {
  aShow,
  balanceChanges,
  guestHasTicket,
  guestIsInChat,
  performerAnswersChat,
  performerEndsFree,
  performerGoesFree,
  performerIsFree,
  performerIsPrivate,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { coinsIn, untilCoins } from '../../harness/until-coins.ts';

const chat = { guestId: 7, actorId: 101, chatId: 'c-1', price: 3600, seconds: 12 };

const meta = {
  title: 'Screens/Live show/To the bill',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/live-show/', guestId: 7, states: [robin, coins(32_000)] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
const body = () => within(document.body);
const regionOf = async (kind: string) => within(await body().findByRole('region', { name: `${kind} with Mirela` }));

/** Stream, text chat, price or that there is none, balance, exit and volume. */
const expectWholeChat = async (region: ReturnType<typeof within>, meter: RegExp): Promise<void> => {
  await expect(region.getByRole('region', { name: 'Mirela, live picture' })).toBeVisible();
  await expect(region.getByRole('textbox', { name: 'Write to Mirela' })).toBeVisible();
  await expect(region.getByRole('group', { name: 'Time and price' })).toHaveTextContent(meter);
  await expect(region.getByRole('button', { name: 'Mute' })).toBeInTheDocument();
  await expect(region.getByRole('button', { name: 'End chat' })).toBeVisible();
};

const answered = async (context: Context) => {
  const { world } = await livePageOf(context);
  await body().findByRole('heading', { name: 'Calling Mirela' });
  // The page says that it calls before the server knows.
  await waitFor(() => setUpState(performerAnswersChat({ guestId: 7 }), world));
};

/** A voyeur changes into the video chat: two bills, and two lines of the history. @spec feature:chat.voyeur 1, screen:chat.voyeur 1 */
export const VoyeurChanges: Story = {
  args: {
    states: [robin, coins(32_000), performerIsPrivate({ actorId: 101 })],
  },
  play: async (context) => {
    const { canvas } = context;
    await livePageOf(context);
    const offered = await canvas.findByRole('button', { name: /^Voyeur chat 18/ });
    await expect(canvas.getByRole('button', { name: /^Video chat/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(offered);
    await answered(context);
    const voyeur = await regionOf('Voyeur chat');
    await expectWholeChat(voyeur, /18.*Balance/);
    await userEvent.click(voyeur.getByRole('button', { name: /^Switch to the video chat\s*36/ }));
    await userEvent.click(await body().findByRole('button', { name: 'Switch' }));
    await answered(context);
    const video = await regionOf('Video chat');
    await waitFor(() => expect(video.getByRole('timer')).toHaveTextContent(/00:0\d/));
    await userEvent.click(video.getByRole('button', { name: 'End chat' }));
    await expect(await canvas.findByRole('heading', { name: 'Before that, with a bill of its own' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'All your chats' }));
    await expect(await canvas.findByRole('row', { name: /Mirela Voyeur chat/ })).toBeVisible();
  },
};

/** Its end is read, changed by a push, and ends it; nothing is charged. @spec feature:chat.free 1, screen:chat.free 1 */
export const FreeChatEnds: Story = {
  args: {
    states: [
      robin,
      coins(0),
      performerIsFree({ actorId: 101, seconds: 600 }),
      guestIsInChat({ ...chat, kind: 'freeChat', price: null }),
    ],
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { world } = await livePageOf(context);
    const region = await regionOf('Free chat');
    // 21:00 in Berlin, and ten minutes.
    await expectWholeChat(region, /Free until 21:10.*Balance/);
    await setUpState(performerGoesFree({ actorId: 101, seconds: 1800 }), world);
    await waitFor(() => expect(region.getByText('Free until 21:30')).toBeVisible());
    await setUpState(performerEndsFree({ actorId: 101 }), world);
    await expect(await canvas.findByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
    await expect(canvas.getByText('Nothing was charged.')).toBeVisible();
    await untilCoins(canvasElement, 0);
  },
};

const show = aShow({ id: 9201, actorId: 101, title: 'Now', start: '2026-11-20T20:01:00.000Z' });

/** The door of a show opens for a ticket, which has paid for all of it. @spec screen:chat.ticket-show 1, feature:chat.ticket-show 1 */
export const TicketShow: Story = {
  args: {
    entry: 'cam-shows/9201/',
    states: [robin, coins(1000), show, guestHasTicket({ ticketId: 9302, guestId: 7, showId: 9201 })],
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const panel = within(await canvas.findByRole('region', { name: 'Your ticket' }));
    await userEvent.click(panel.getByRole('link', { name: 'Enter' }));
    await answered(context);
    const region = await regionOf('Ticket show');
    await expectWholeChat(region, /Balance/);
    await expect(coinsIn(canvasElement)).toMatch(/10$/);
    await userEvent.click(region.getByRole('button', { name: 'End chat' }));
    await expect(await canvas.findByRole('heading', { name: 'The show of Mirela' })).toBeVisible();
    await expect(canvas.getByText('You ended it.')).toBeVisible();
    await expect(canvas.getByText('Your ticket has paid for it.')).toBeVisible();
    await untilCoins(canvasElement, 10);
    // Nobody is called again.
    const chats = await testPageOf(context).world.database.reader.query('select 1 from chat', []);
    await expect(chats).toHaveLength(1);
  },
};

/** Coins that come or go after the chat change the balance in the bill as they change the one in the bar. */
export const BalanceOfNow: Story = {
  args: { states: [robin, coins(32_000), guestIsInChat(chat)] },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const { world } = await livePageOf(context);
    await userEvent.click((await regionOf('Video chat')).getByRole('button', { name: 'End chat' }));
    const balance = await canvas.findByText('Balance now');
    await setUpState(balanceChanges({ guestId: 7, amount: 18_640 }), world);
    await untilCoins(canvasElement, 186.4);
    await expect(balance.parentElement).toHaveTextContent('Balance now186.4');
  },
};

/** A chat is rated on its bill. @spec feature:feedback.chat-exit 1, screen:overlay.survey-chat-exit 1, screen:chat.end-summary 2 */
export const Rated: Story = {
  args: { states: [robin, coins(32_000), guestIsInChat(chat)] },
  play: async (context) => {
    const { canvas } = context;
    const { world } = await livePageOf(context);
    await userEvent.click((await regionOf('Video chat')).getByRole('button', { name: 'End chat' }));
    await expect(await canvas.findByRole('heading', { name: 'How was it?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Good' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Thank you. It counts from now on.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Others who are live' })).toBeVisible();
    await expect(await world.database.reader.query('select * from "chatSurvey"', [])).toMatchObject([
      {
        chatKey: 'c-1',
        actorId: 101,
        guestId: 7,
        rating: 1,
        feedback: null,
        url: '/en/amateur/mirela/live-show/',
        isMobile: 0,
      },
    ]);
  },
};

/** The way from a conversation: coins first, then the call. */
export const FromAConversation: Story = {
  args: { entry: 'messenger/?actor=101', states: [robin, coins(0)] },
  play: async (context) => {
    const { canvas } = context;
    const { app, world } = await livePageOf(context);
    const start = async () => {
      (await canvas.findByRole('link', { name: /^Video chat 36/ })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await start();
    await waitFor(() => expect(app.paymentDialog.view).toBe('top-up'));
    app.paymentDialog.close();
    await setUpState({ name: 'the guest’s balance changes', params: { guestId: 7, amount: 32_000 } }, world);
    await untilCoins(context.canvasElement, 320);
    await start();
    await answered(context);
    await expect((await regionOf('Video chat')).getByRole('timer')).toBeVisible();
  },
};
