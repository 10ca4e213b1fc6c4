import {
  aPerformer,
  aShow,
  guestHasTicket,
  guestIsInChat,
  guestOwnsCoins,
  performerEndsChat,
  setUpState,
  videoPriceIs,
} from '@lounge/mock-api/states';
import { chatStart } from '@lounge/protocol/content/live-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const noor = aPerformer({ id: 901, name: 'Noor Vega', isOnline: true });
const mirela = aPerformer({ id: 101, name: 'Mirela', isOnline: true });

const meta = {
  title: 'Screens/Live show/Start failures',
  tags: ['!autodocs'],
  args: {
    entry: 'amateur/mirela/live-show/',
    guestId: 7,
    states: [robin, guestOwnsCoins({ guestId: 7, amount: 32_000 }), mirela, noor],
    timeScale: 20,
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
const body = () => within(document.body);

/** Presses the video chat after something has happened that the page does not know. */
const press = async (
  { canvas, loaded }: Context,
  before?: (world: ReturnType<typeof testPageOf>['world']) => unknown,
) => {
  const { world } = await livePageOf({ loaded });
  await canvas.findByRole('button', { name: /^Video chat/ });
  await before?.(world);
  await userEvent.click(canvas.getByRole('button', { name: /^Video chat/ }));
};
const failed = ({ canvas }: Context, heading: RegExp) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: heading })).toBeVisible());

/** @spec screen:chat.start-failure 2 */
export const Timeout: Story = {
  play: async (context) => {
    const { canvas } = context;
    await press(context, () => undefined);
    const { world } = testPageOf(context);
    // Nobody answers: both attempts end with 199.
    for (let attempt = 0; attempt < 2; attempt += 1)
      await waitFor(() => setUpState(performerEndsChat({ guestId: 7, exitCode: 199 }), world));
    await failed(context, /^Mirela did not answer$/);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    await expect(canvas.getByRole('button', { name: 'Call again' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Others who are live' })).toBeVisible());
  },
};

export const GuestOffline: Story = {
  play: async (context) => {
    await press(context, () => testPageOf(context).goOffline());
    await failed(context, /^You are offline$/);
    testPageOf(context).goOnline();
    await livePageOf(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(body().getByRole('heading', { name: 'Calling Mirela' })).toBeVisible());
  },
};

/** A show that does not open takes nothing: the ticket stays. */
export const TicketStays: Story = {
  args: {
    states: [
      ...meta.args.states,
      aShow({ id: 9201, actorId: 101, start: '2026-11-20T19:50:00.000Z' }),
      guestHasTicket({ ticketId: 9301, guestId: 7, showId: 9201 }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await livePageOf(context);
    // Before the shows of the performer are read, the button leads to their page.
    const enter = await canvas.findByRole('button', { name: /^Ticket show.*Enter now/ });
    testPageOf(context).goOffline();
    await userEvent.click(enter);
    await failed(context, /^You are offline$/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You keep your ticket. If the show does not take place, what it cost comes back by itself.',
    );
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('Nothing was charged.');
  },
};

/** Each reason in one page, one after the other. @spec screen:chat.start-failure 1, component:ChatButton 12 */
export const EveryReason: Story = {
  play: async (context) => {
    const again = (name: string) => userEvent.click(context.canvas.getByRole('button', { name }));
    await press(context, () => testPageOf(context).goOffline());
    await failed(context, /^You are offline$/);
    testPageOf(context).goOnline();
    const { world } = await livePageOf(context);
    world.faults.inject({ call: chatStart.id, code: 'wrongSequence', times: 1, ms: 0 });
    await again('Try again');
    await failed(context, /^This page is behind$/);
    await again('Refresh and start');
    for (let attempt = 0; attempt < 2; attempt += 1)
      await waitFor(() => setUpState(performerEndsChat({ guestId: 7, exitCode: 199 }), world));
    await failed(context, /^Mirela did not answer$/);
    await setUpState(guestIsInChat({ guestId: 7, actorId: 901, chatId: 'c-1', price: 3600, seconds: 20 }), world);
    await again('Call again');
    await failed(context, /^You are in a chat with Noor Vega$/);
    await expect(context.canvas.getByRole('button', { name: 'End it there, start here' })).toBeVisible();
  },
};

export const AlreadyInProgress: Story = {
  args: {
    states: [...meta.args.states, guestIsInChat({ guestId: 7, actorId: 901, chatId: 'c-1', price: 3600, seconds: 20 })],
  },
  play: async (context) => {
    await press(context);
    await failed(context, /^You are in a chat with Noor Vega$/);
    await userEvent.click(context.canvas.getByRole('button', { name: 'End it there, start here' }));
    await waitFor(() => expect(body().getByRole('heading', { name: 'Calling Mirela' })).toBeVisible());
  },
};

/** A price that changed between the look and the press is asked again, and only then agreed to. */
export const PriceChanged: Story = {
  play: async (context) => {
    const { canvas } = context;
    await press(context, (world) => setUpState(videoPriceIs({ actorId: 101, price: 4200 }), world));
    await failed(context, /^The price has changed$/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A minute costs 42 coins now, not 36. Nothing was charged.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start at this price' }));
    await waitFor(() => expect(body().getByRole('heading', { name: 'Calling Mirela' })).toBeVisible());
  },
};
