import { settleToys } from '@lounge/mock-api';
import {
  ageIsUnconfirmed,
  guestIsInChat,
  guestIsLoggedIn,
  guestOrderedToy,
  guestOrdersToy,
  guestOwnsCoins,
  guestSavedMethod,
  performerHasToy,
  performerToyChanges,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { coins, robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const mirela = 101;
/** Toy controls by their ids: 4, 8 and 16 coins. */
const [wave, tide] = [101, 102];
const aChat = { guestId: 7, actorId: mirela, chatId: 'c-1', seconds: 42 };
const inChat = guestIsInChat({ ...aChat, price: 3600 });
const inToyChat = guestIsInChat({ ...aChat, kind: 'toyControl', price: 4400 });
const order = (guestId: number, toyControlId: number) => ({ guestId, actorId: mirela, toyControlId });
const somebodyElse = [
  guestIsLoggedIn({ guestId: 8, token: 'other', name: 'Sam' }),
  guestOwnsCoins({ guestId: 8, amount: 50_000 }),
  guestIsInChat({ guestId: 8, actorId: mirela, chatId: 'c-8', price: 3600, seconds: 0 }),
];

const meta = {
  title: 'Screens/Toy control',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/live-show/', guestId: 7, states: [robin, coins(32_000), inChat] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
/** The chat, and its world. */
const enter = async (context: Context, kind = 'Video chat') => {
  const page = await livePageOf(context);
  const chat = await waitFor(() => within(document.body).getByRole('region', { name: `${kind} with Mirela` }));
  return { ...page, chat: within(chat) };
};
const openToys = async (chat: ReturnType<typeof within>): Promise<void> =>
  userEvent.click(await chat.findByRole('button', { name: 'Toy control' }));

/** The log says it, and so does the screen reader's region. */
const untilLogged = (chat: ReturnType<typeof within>, text: string): Promise<void> =>
  waitFor(() => expect(chat.getByText(text, { selector: 'li' })).toBeVisible());

/**
 * In any chat with a connected toy: one is chosen, started, runs, and ends; the log says so.
 * @spec screen:chat.toy-control 4, screen:overlay.toy-control-picker 1, component:ToyControlItem 1, 3, 4, 6
 */
export const Default: Story = {
  play: async (context) => {
    const { chat, world } = await enter(context);
    await openToys(chat);
    const item = await chat.findByRole('button', { name: /Gentle wave\s+10 seconds\s*4/ });
    await waitFor(() => expect(chat.getByRole('region', { name: 'Toy control' })).toHaveFocus());
    await expect(chat.getByRole('button', { name: /Surprise\s+20 seconds\s*, a surprise/ })).toBeVisible();
    await userEvent.click(item);
    await userEvent.click(chat.getByRole('button', { name: /Start Gentle wave/ }));
    await waitFor(() => expect(chat.getByRole('button', { name: /Gentle wave\s+10 s left/ })).toBeVisible());
    await untilLogged(chat, 'Toy control is running: Gentle wave, 10 seconds');
    await expect(chat.getByText('4 coins')).toBeVisible();
    // The world's clock stands still in a story.
    await world.database.change((tx) => tx.query(`update "toyRun" set "endsAt" = '2026-11-20T20:00:00.000Z'`, []));
    await settleToys(world, (cause) => reportError(cause));
    await waitFor(() =>
      expect(chat.getByRole('button', { name: /Gentle wave\s+Over, can be started again/ })).toBeVisible(),
    );
    await untilLogged(chat, 'Toy control is over: Gentle wave');
    await userEvent.click(chat.getByRole('button', { name: 'Close toy control' }));
    await waitFor(() => expect(chat.getByRole('region', { name: 'Gifts' })).toHaveFocus());
  },
};

/** A chat with toy control opens with the controls. @spec screen:chat.toy-control 1 */
export const InAToyChat: Story = {
  args: { states: [robin, coins(32_000), inToyChat] },
  play: async (context) => {
    const { chat } = await enter(context, 'Toy control');
    await expect(await chat.findByRole('button', { name: /Gentle wave/ })).toBeVisible();
    await expect(chat.getByRole('timer')).toHaveTextContent(/00:4\d/);
    await expect(chat.getByRole('group', { name: 'Time and price' })).toHaveTextContent(/(?=.*44)(?=.*Balance)/);
    await expect(chat.getByRole('region', { name: 'Mirela, live picture' })).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Mute' })).toBeInTheDocument();
    await expect(chat.getByRole('textbox', { name: 'Write to Mirela' })).toBeVisible();
    await expect(chat.getByRole('button', { name: 'End chat' })).toBeVisible();
  },
};

/** Without the age check the chat says that the controls need it, and offers it; the check leads back here. */
export const NeedsAgeCheck: Story = {
  args: { states: [robin, coins(32_000), ageIsUnconfirmed({ guestId: 7 }), inChat] },
  play: async (context) => {
    const { chat } = await enter(context);
    await openToys(chat);
    const question = within(await within(document.body).findByRole('dialog', { name: 'Check your age first' }));
    await expect(question.getByText(/^Toy control with Mirela needs the age check/)).toBeVisible();
    await expect(chat.queryByRole('region', { name: 'Toy control' })).toBeNull();
    await expect(question.getByRole('button', { name: 'Stay in this chat' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Check my age' }));
    const way = await context.canvas.findByRole('link', { name: /^PIN call/ });
    await expect(way.getAttribute('href')).toMatch(/back=%2Fen%2Famateur%2Fmirela%2F%3Fchat%3DtoyControl$/);
  },
};

/** Guests take turns: who waits sees after how many, and that others are there. */
export const Queue: Story = {
  args: {
    states: [
      robin,
      coins(32_000),
      inChat,
      ...somebodyElse,
      guestOrderedToy(order(8, tide)),
      guestOrderedToy(order(8, wave)),
    ],
  },
  play: async (context) => {
    const { chat, world } = await enter(context);
    await openToys(chat);
    await waitFor(() => expect(chat.getByText(/^2 patterns of other guests/)).toBeVisible());
    await setUpState(guestOrdersToy(order(7, wave)), world);
    await waitFor(() => expect(chat.getByRole('button', { name: /Gentle wave\s+Comes next/ })).toBeVisible());
    await untilLogged(chat, 'Toy control waits for its turn: Gentle wave');
    await expect(chat.getByRole('button', { name: /Tide\s+20 seconds/ })).not.toHaveAttribute('aria-disabled');
    await setUpState(guestOrdersToy(order(7, tide)), world);
    await waitFor(() => expect(chat.getByRole('button', { name: /Tide\s+After 3 others/ })).toBeVisible());
  },
};

/** A pattern that never ran is given back when the toy is lost. @spec component:ToyControlItem 5 */
export const Lost: Story = {
  args: {
    states: [
      robin,
      coins(32_000),
      inChat,
      ...somebodyElse,
      guestOrderedToy(order(8, tide)),
      guestOrderedToy(order(7, wave)),
    ],
  },
  play: async (context) => {
    const { chat, world } = await enter(context);
    await openToys(chat);
    await waitFor(() => expect(chat.getByRole('button', { name: /Gentle wave\s+Comes next/ })).toBeVisible());
    await setUpState(performerToyChanges({ actorId: mirela, isConnected: false }), world);
    await waitFor(() =>
      expect(chat.getByRole('button', { name: /Gentle wave\s+Did not run, coins are back/ })).toBeVisible(),
    );
    await expect(chat.getByText('Mirela’s toy is not connected right now.')).toBeVisible();
    await untilLogged(chat, 'Toy control did not run: Gentle wave, 4 coins are back');
  },
};

/** Too few coins: the ones that cost more say so, and coins can be added here. */
export const TooFewCoins: Story = {
  args: { states: [robin, coins(3200), inChat] },
  play: async (context) => {
    const { chat } = await enter(context);
    await openToys(chat);
    await expect(await chat.findByRole('button', { name: /Thunder\s+Too few coins/ })).toHaveAttribute('aria-disabled');
    const tray = within(chat.getByRole('region', { name: 'Toy control' }));
    await expect(await tray.findByRole('button', { name: 'Add coins' })).toBeVisible();
  },
};

/** With a saved method one press adds coins, and the control can be started. */
export const OneClick: Story = {
  args: { states: [robin, coins(3100), guestSavedMethod({ guestId: 7, kind: 'card' }), inChat] },
  play: async (context) => {
    const { chat } = await enter(context);
    await openToys(chat);
    const tray = within(await chat.findByRole('region', { name: 'Toy control' }));
    await expect(await tray.findByRole('button', { name: /Thunder\s+Too few coins/ })).toBeVisible();
    await userEvent.click(await tray.findByRole('button', { name: /^Add \d+ coins for/ }));
    await waitFor(() =>
      expect(tray.getByRole('button', { name: /Thunder\s+45 seconds/ })).not.toHaveAttribute('aria-disabled'),
    );
  },
};

/** A declined payment says so, and leads to the other ways. */
export const OneClickDeclined: Story = {
  args: { states: [robin, coins(3100), guestSavedMethod({ guestId: 7, kind: 'wallet' }), inChat] },
  play: async (context) => {
    const { chat } = await enter(context);
    await openToys(chat);
    const tray = within(await chat.findByRole('region', { name: 'Toy control' }));
    await userEvent.click(await tray.findByRole('button', { name: /^Add \d+ coins for/ }));
    await waitFor(() => expect(tray.getByText('That did not work, nothing was charged.')).toBeVisible());
    await expect(tray.getByRole('button', { name: 'Add coins' })).toBeVisible();
  },
};

/** A performer whose toy is not connected. @spec component:ToyControlButton 2 */
export const NotConnected: Story = {
  args: {
    entry: 'amateur/mirela/',
    states: [robin, coins(32_000), performerHasToy({ actorId: mirela, isConnected: false })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Toy control\s*Not connected/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A press starts the chat with toy control: it rings. The test of the store counts attempts and the time between. */
export const Pressed: Story = {
  args: { entry: 'amateur/mirela/', states: [robin, coins(32_000)] },
  play: async (context) => {
    await livePageOf(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: /^Toy control/ }));
    const body = within(document.body);
    await waitFor(() => expect(body.getByRole('heading', { name: 'Calling Mirela' })).toBeVisible());
    await userEvent.click(body.getByRole('button', { name: 'Stop calling' }));
  },
};

const looks: Story = {
  args: { states: [robin, coins(32_000), inToyChat, guestOrderedToy(order(7, wave)), guestOrderedToy(order(7, tide))] },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-part=controls] [data-state=running]')).toBeTruthy());
  },
};
export const GermanPhone: Story = { ...looks, globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { ...looks, globals: { language: 'es', brand: 'brasa' } };
