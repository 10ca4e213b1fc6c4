import { settleChats } from '@lounge/mock-api';
import {
  guestIsInChat,
  guestOrderedToy,
  guestOwnsCoins,
  performerToyChanges,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const mirela = 101;
/** Patterns by their ids, for 4 and 8 coins. */
const [wave, tide] = [101, 102];
const chat = { guestId: 7, actorId: mirela, chatId: 'c-1', kind: 'toyControl', price: 4400, seconds: 42 } as const;
const order = (toyControlId: number) => guestOrderedToy({ guestId: 7, actorId: mirela, toyControlId });
const inToyChat = [robin, guestOwnsCoins({ guestId: 7, amount: 32_000 }), guestIsInChat(chat)];

const meta = {
  title: 'Screens/Toy control/Bill',
  tags: ['!autodocs'],
  args: { entry: 'amateur/mirela/live-show/', guestId: 7, states: inToyChat },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const body = () => within(document.body);

export const DoublePressPaysOnce: Story = {
  play: async ({ loaded }) => {
    const { world } = await livePageOf({ loaded });
    const tray = within(await body().findByRole('region', { name: 'Toy control' }));
    await userEvent.click(await tray.findByRole('button', { name: /^Gentle wave/ }));
    await userEvent.dblClick(tray.getByRole('button', { name: /^Start Gentle wave/ }));
    await waitFor(() => expect(tray.getByRole('button', { name: /^Gentle wave\s+\d+ s left/ })).toBeVisible());
    await userEvent.click(tray.getByRole('button', { name: /^Tide/ }));
    await userEvent.click(tray.getByRole('button', { name: /^Start Tide/ }));
    await waitFor(() => expect(tray.getByRole('button', { name: /^Tide\s+Comes next/ })).toBeVisible());
    const runs = await world.database.reader.query('select "toyControlId" as id from "toyRun" order by id', []);
    await expect(runs).toEqual([{ id: wave }, { id: tide }]);
  },
};

/** @spec feature:chat.toy-control 2 */
export const OfferedWhileConnected: Story = {
  args: { entry: 'amateur/mirela/', states: inToyChat.slice(0, 2) },
  play: async ({ canvas, loaded }) => {
    const { world, router } = await livePageOf({ loaded });
    const offered = await canvas.findByRole('button', { name: /^Toy control\s*44/ });
    await expect(offered).not.toHaveAttribute('aria-disabled');
    await setUpState(performerToyChanges({ actorId: mirela, isConnected: false }), world);
    // The profile is read again.
    for (const name of ['wanda', 'mirela']) await router.navigate(`/en/amateur/${name}/`);
    const refused = await canvas.findByRole('button', { name: /^Toy control\s*Not connected/ });
    await expect(refused).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A lost toy ends the chat that was for it; what did not run comes back, and the conversation says so. */
export const LostToyGivesBack: Story = {
  args: { states: [...inToyChat, order(wave), order(tide)] },
  play: async ({ canvas, loaded }) => {
    const { world, router } = await livePageOf({ loaded });
    const chatRegion = within(await body().findByRole('region', { name: 'Toy control with Mirela' }));
    await waitFor(() => expect(chatRegion.getByRole('button', { name: /^Tide\s+Comes next/ })).toBeVisible());
    await setUpState(performerToyChanges({ actorId: mirela, isConnected: false }), world);
    await settleChats(world, (cause) => reportError(cause));
    await expect(await canvas.findByRole('heading', { name: 'Your chat with Mirela' })).toBeVisible();
    await expect(canvas.getByText('Toy control patterns').closest('div')).toHaveTextContent(/12 coins are back/);
    await expect(canvas.queryByText('Gifts')).toBeNull();
    await router.navigate('/en/myvelvet/coins/');
    // What was given in the chat is in the chat's row, which opens.
    await userEvent.click(await canvas.findByRole('button', { name: /Show each booking/ }));
    await expect(await canvas.findByRole('cell', { name: /^Toy control with Mirela\s*Gentle wave/ })).toBeVisible();
    await expect(canvas.getAllByText('The toy lost its connection')).toHaveLength(2);
    await expect(canvas.queryByText(/Gift for Mirela/)).toBeNull();
    await router.navigate('/en/messenger/?actor=101');
    await expect((await canvas.findAllByText(/^Toy control did not run: Tide\. Your coins are back/))[0]).toBeVisible();
  },
};
