import { performerEnds } from '@lounge/mock-api';
import { chatIsOver, guestIsInChat, guestOwnsCoins, performerGoesOffline, setUpState } from '@lounge/mock-api/states';
import { chatHistory } from '@lounge/protocol/content/live-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const coins = guestOwnsCoins({ guestId: 7, amount: 200_000 });
const over = (chatId: string, actorId: number, price: number, seconds: number) =>
  chatIsOver({ guestId: 7, actorId, chatId, price, seconds, exitCode: 100 });

const meta = {
  title: 'Screens/Chats',
  tags: ['!autodocs'],
  args: {
    entry: 'myvelvet/chats/',
    guestId: 7,
    states: [robin, coins, over('c-1', 101, 3600, 760), over('c-2', 101, 3600, 90)],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Play = Parameters<NonNullable<Story['play']>>[0];
/** Opens the bill of a chat, by keyboard. */
const billOf = async (canvas: Play['canvas'], name: RegExp, userEvent: Play['userEvent']): Promise<void> => {
  within(await canvas.findByRole('row', { name }))
    .getByRole('button', { name: 'Show the bill' })
    .focus();
  await userEvent.keyboard('{Enter}');
};

/** @spec screen:personal.chats 1, feature:account.chat-history 1-2, feature:chat.video-time 1 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('12:40')).toBeVisible());
    await expect(canvas.getByText('2 chats')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^Chats\s*2$/ })[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Voyeur chat' }));
    await waitFor(() => expect(canvas.queryByText('12:40')).toBeNull());
  },
};

/** A dispute gave the coins of a chat back: its row says how many, and costs what the sums count; calls are a kind of their own. */
export const Refunded: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await waitFor(() => expect(canvas.getByRole('row', { name: /12:40.*456/ })).toBeVisible());
    await world.database.change((tx) => tx.query(`update chat set dispute = 'refunded' where key = 'c-1'`, []));
    await userEvent.click(canvas.getByRole('button', { name: 'Voice call' }));
    await expect(await canvas.findByRole('heading', { name: 'None of this kind' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(await canvas.findByRole('row', { name: /12:40\s*0\s*456 paid back/ })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent(/Spent\s*54(?!\d)/);
    await billOf(canvas, /12:40/, userEvent);
    const bill = canvas.getByRole('group', { name: 'Your chat with Mirela' });
    await expect(bill).toHaveTextContent(/12:40 min at 36 a minute\s*456\s*Paid back\s*−456\s*Together\s*0/);
  },
};

/** A row opens the bill of its chat, a gift and why it ended with it; one that cost nothing opens too. */
export const Bills: Story = {
  args: {
    states: [
      robin,
      coins,
      chatIsOver({ guestId: 7, actorId: 101, chatId: 'c-1', price: 3600, seconds: 760, exitCode: 203 }),
      chatIsOver({
        guestId: 7,
        actorId: 103,
        chatId: 'c-2',
        kind: 'textChat',
        price: null,
        seconds: 20,
        exitCode: 502,
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await billOf(canvas, /12:40/, userEvent);
    const paid = canvas.getByRole('group', { name: 'Your chat with Mirela' });
    await expect(paid).toHaveTextContent(/Mirela left\..*Video chat\s*12:40 min at 36 a minute\s*456\s*Together\s*456/);
    await userEvent.click(within(paid).getByRole('button', { name: /wrong with this bill/ }));
    await userEvent.type(within(paid).getByRole('textbox'), 'The picture stood still.');
    await userEvent.click(within(paid).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(within(paid).getByText(/^We have it and look at this bill/)).toBeVisible());
    await billOf(canvas, /Text chat/, userEvent);
    const free = canvas.getByRole('group', { name: /^Your chat with (?!Mirela)/ });
    await expect(free).toHaveTextContent(/The time for texting was over\..*Nothing was charged\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Voyeur chat' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: /^Your chat with/ })).toBeNull());
  },
};

/**
 * A chat whose page was left is listed as far as its coins are booked, alike in the sums, the menu and the header, and gets its bill
 * without a reload.
 */
export const BeingSettled: Story = {
  args: {
    states: [
      robin,
      guestOwnsCoins({ guestId: 7, amount: 25_000 }),
      guestIsInChat({ guestId: 7, actorId: 101, chatId: 'c-1', price: 3600, seconds: 12 }),
    ],
  },
  play: async ({ canvas, loaded, userEvent }) => {
    const { world } = await livePageOf({ loaded });
    const main = await canvas.findByRole('main');
    const row = await canvas.findByRole('row', { name: /Mirela.*0:12\s*7\.2\s*Being settled/ });
    await expect(within(row).getByRole('link', { name: 'To the chat' })).toHaveAttribute(
      'href',
      expect.stringMatching(/mirela\/live-show\/$/),
    );
    await expect(main).toHaveTextContent(/1 chat\s*Time\s*0:12\s*Spent\s*7\.2/);
    await expect(canvas.getAllByRole('link', { name: /^Chats\s*1$/ })[0]).toBeVisible();
    await expect(canvas.getAllByRole('banner')[0]).toHaveTextContent('242.8');
    await userEvent.click(canvas.getByRole('button', { name: 'Voyeur chat' }));
    await expect(await canvas.findByRole('heading', { name: 'None of this kind' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await performerEnds(world, 'c-1', 203);
    await expect(await canvas.findByRole('row', { name: /Mirela.*0:12\s*7\.2\s*Show the bill/ })).toBeVisible();
    await expect(canvas.queryByText('Being settled')).toBeNull();
    await expect(main).toHaveTextContent(/1 chat\s*Time\s*0:12\s*Spent\s*7\.2/);
  },
};

/** Whoever is here can be called again; the others can be written to. @spec screen:personal.chats 2 */
export const NextSteps: Story = {
  args: {
    states: [robin, coins, over('c-1', 101, 3600, 760), over('c-2', 103, 4400, 90)],
  },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setUpState(performerGoesOffline({ id: 103 }), world);
    const write = await within(await canvas.findByRole('main')).findByRole('link', { name: /^Message(?!s)/ });
    const again = canvas.getByRole('link', { name: /^Chat again/ });
    await expect(again).toHaveAttribute('href', expect.stringMatching(/amateur\/mirela\/$/));
    await expect(write).toHaveAttribute('href', expect.stringMatching(/messenger\/\?actor=103$/));
  },
};

export const Empty: Story = {
  args: { states: [robin] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'See who is live' })).toBeVisible());
  },
};

export const NotLoaded: Story = {
  args: { failing: [chatHistory] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /again/i })).toBeVisible());
  },
};

/** Earlier chats that fail to load keep what is there, and another press reads them. */
export const EarlierFailed: Story = {
  args: { states: [robin, coins, ...Array.from({ length: 22 }, (_, at) => over(`c-${at}`, 101, 3600, 60 + at))] },
  play: async ({ canvas, userEvent, loaded }) => {
    const rows = () => canvas.getAllByRole('button', { name: 'Show the bill' });
    const more = await canvas.findByRole('button', { name: 'Show earlier chats' });
    const { world } = await livePageOf({ loaded });
    world.faults.inject({ call: chatHistory.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(more);
    await expect(await canvas.findByText('Your chats did not load')).toBeVisible();
    await expect(rows()).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(22));
    await expect(canvas.queryByText('Your chats did not load')).toBeNull();
  },
};

export const InNewYork: Story = {
  args: { timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^20 November 2026, 1[45]:\d\d$/)).length).toBeGreaterThan(1);
    await expect(canvas.getByText('Times for New York')).toBeVisible();
  },
};
