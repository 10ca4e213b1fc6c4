import {
  aChannelOfGuest,
  guestIsLoggedIn,
  guestOwnsCoins,
  guestOwnsGifts,
  guestSavedMethod,
  performerWritesToGuest,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { untilCoins } from '../../harness/until-coins.ts';
import { anEvening, robin } from './talk.ts';

const meta = {
  title: 'Screens/Messenger/Sending',
  tags: ['!autodocs'],
  args: { entry: 'messenger/?actor=101', guestId: 7, states: anEvening },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Canvas = Context['canvas'];

const textField = (canvas: Canvas, name = 'Mirela') => canvas.findByRole('textbox', { name: `Write to ${name}` });
const ownRow = (canvasElement: HTMLElement, text: string) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-part="row"][data-from="guest"]')].find((row) =>
    row.textContent.includes(text),
  );
const untilSent = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(ownRow(canvasElement, text)?.dataset['state'] ?? '').toMatch(/^(sent|delivered|read)$/));

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);
const choose = async (canvasElement: HTMLElement, file: File): Promise<void> => {
  const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (field === null) throw new Error('there is no field for files');
  // A guest can choose files of any kind in spite of `accept`.
  await userEvent.setup({ applyAccept: false }).upload(field, file);
};

/** Files that cannot be sent say why before they are sent, and the draft stays. */
export const FilesThatAreNoPictures: Story = {
  play: async ({ canvas, canvasElement }) => {
    const field = await textField(canvas);
    await userEvent.type(field, 'My room');
    await choose(canvasElement, new File(['a room'], 'room.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText('Pictures are PNG, JPEG or WebP files.')).toBeVisible();
    const tooLarge = new Uint8Array(10 * 1024 * 1024 + 1);
    await choose(canvasElement, new File([png, tooLarge], 'room.png', { type: 'image/png' }));
    const limit = 'A picture has 10 MB and 50 megapixels at most.';
    await expect(await canvas.findByText(limit)).toBeVisible();
    await expect(field).toHaveValue('My room');
    await choose(canvasElement, new File([png], 'room.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('img', { name: 'room.png' })).toBeVisible();
    await expect(canvas.queryByText(limit)).toBeNull();
  },
};

/** A file that only says that it is a picture is refused by the server, costs nothing and can be removed. */
export const PretendsToBeAPicture: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await textField(canvas), 'My room');
    await choose(canvasElement, new File(['a room'], 'room.png', { type: 'image/png' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(ownRow(canvasElement, 'My room')).toHaveTextContent('Not sent'));
    const failed = ownRow(canvasElement, 'My room') as HTMLElement;
    await expect(failed).toHaveTextContent('Pictures are PNG, JPEG or WebP files.');
    await expect(canvas.getByText('2 free messages')).toBeVisible();
    await waitFor(() => userEvent.click(within(failed).getByRole('button', { name: 'Remove' })));
    await waitFor(() => expect(ownRow(canvasElement, 'My room')).toBeUndefined());
  },
};

/** @spec feature:messenger.gifts 4, rule:gift-price-beyond-owned, component:GiftPicker 1-2, 14 */
export const MoreGiftsThanOwned: Story = {
  play: async ({ canvas, canvasElement }) => {
    const openTray = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Add a gift' }));
      return within(canvas.getByRole('region', { name: 'Send a gift' }));
    };
    const tray = await openTray();
    await userEvent.click(await tray.findByRole('button', { name: /^3 yours Rose/ }));
    const oneMore = () => userEvent.click(tray.getByRole('button', { name: 'One more Rose' }));
    await oneMore();
    await oneMore();
    await expect(canvas.getByRole('region', { name: 'Send a gift' })).toHaveTextContent('Nothing to pay');
    await oneMore();
    await expect(canvas.getByRole('region', { name: 'Send a gift' })).toHaveTextContent(/To pay:\s*8/);
    await userEvent.click(tray.getByRole('button', { name: 'Add to message' }));
    await expect(canvas.queryByRole('region', { name: 'Send a gift' })).toBeNull();
    await expect(canvasElement.querySelector('[data-part="total"]')).toHaveTextContent('8');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await untilSent(canvasElement, 'Rose × 4');
    await untilCoins(canvasElement, 240);
    await expect((await openTray()).queryByText(/yours/)).toBeNull();
  },
};

const wandaWith = (amount: number, ...more: NonNullable<SiteStoryArgs['states']>): Partial<SiteStoryArgs> => ({
  entry: 'messenger/?actor=102',
  states: [
    robin,
    guestOwnsCoins({ guestId: 7, amount }),
    aChannelOfGuest({ id: 202, guestId: 7, actorId: 102, freeMessages: 0 }),
    ...more,
  ],
});

/** A message that failed for want of coins is sent once, however often the retry is pressed. @spec component:MessageComposer 7, socket:guestBalance */
export const SentOnceAfterATopUp: Story = {
  args: wandaWith(0),
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    const text = 'Is the curtain up?';
    await userEvent.type(await textField(canvas, 'Wanda'), text);
    await expect(await canvas.findByText('You have too few coins for this message.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(ownRow(canvasElement, text)).toHaveTextContent('You have too few coins for it.'));
    const message = within(ownRow(canvasElement, text) as HTMLElement);
    await expect(message.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '/vxpay/en/top-up');
    await setUpState({ name: 'the guest’s balance changes', params: { guestId: 7, amount: 4000 } }, world);
    await untilCoins(canvasElement, 40);
    await userEvent.dblClick(message.getByRole('button', { name: 'Try again' }));
    await untilSent(canvasElement, text);
    await untilCoins(canvasElement, 38);
    const stored = await world.database.reader.query(`select 1 from message where sender = 'guest'`, []);
    await expect(stored).toHaveLength(1);
  },
};

/**
 * The coins for a message are paid in the conversation, by one click.
 * @spec screen:messenger.channel 5, feature:pay.one-click 3, screen:overlay.one-click-payment 1
 * @spec component:BalanceDisplay 3, component:CountdownTimer 7, 13
 */
export const PaidInTheConversation: Story = {
  args: wandaWith(0, guestSavedMethod({ guestId: 7, kind: 'card' })),
  play: async ({ canvas, canvasElement, loaded }) => {
    await livePageOf({ loaded });
    await userEvent.type(await textField(canvas, 'Wanda'), 'Is the curtain up?');
    const paying = async () => within(await canvas.findByRole('region', { name: 'Add coins with one click' }));
    await expect((await paying()).getByText(/^(1:00|0:5\d) left to decide$/)).toBeVisible();
    await userEvent.dblClick((await paying()).getByRole('button', { name: /Pay 10,00.€\s*40 coins/ }));
    // The window is another one once the conversation is read again.
    await waitFor(async () => expect((await paying()).getByRole('status')).toHaveTextContent('40 coins were added.'));
    await untilCoins(canvasElement, 40);
    const notes = canvasElement.querySelectorAll('[data-part="row"][data-from="system"]');
    await expect([...notes].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Your coins were added\.$/),
    ]);
    await userEvent.click((await paying()).getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('region', { name: 'Add coins with one click' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await untilSent(canvasElement, 'Is the curtain up?');
    await untilCoins(canvasElement, 38);
  },
};

/** A method that is declined, then one that is not: the conversation has a note of each. @spec feature:messenger.pay-in-chat 2, feature:pay.one-click 4 */
export const DeclinedThenPaid: Story = {
  args: wandaWith(0, guestSavedMethod({ guestId: 7, kind: 'wallet' })),
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await userEvent.type(await textField(canvas, 'Wanda'), 'Is the curtain up?');
    const pay = async () => userEvent.click(await canvas.findByRole('button', { name: /Pay 10,00.€\s*40 coins/ }));
    const notes = () =>
      [...canvasElement.querySelectorAll('[data-note^="charge"]')].map((row) => row.getAttribute('data-note'));
    await pay();
    await waitFor(() => expect(notes()).toEqual(['chargeFailure']));
    await setUpState(guestSavedMethod({ guestId: 7, kind: 'card' }), world);
    await pay();
    await waitFor(() => expect(notes()).toEqual(['chargeFailure', 'chargeSuccess']));
  },
};

/** The tab bar counts a new answer until it is read. @spec socket:channel.unread-notice */
export const ReadFromTheTabBar: Story = {
  args: {
    entry: 'amateur/mirela/',
    states: [guestIsLoggedIn({ guestId: 7, token: 'story' }), aChannelOfGuest({ id: 201, guestId: 7, actorId: 101 })],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await setUpState(performerWritesToGuest({ guestId: 7, actorId: 101, text: 'The lamp is on.' }), world);
    await waitFor(() => expect(canvasElement.querySelector('.kit-tab-bar')).not.toBeNull());
    const tabBar = within(canvasElement.querySelector<HTMLElement>('.kit-tab-bar') as HTMLElement);
    await userEvent.click(await tabBar.findByRole('link', { name: /^1\s*Messages/ }));
    const list = within(await canvas.findByRole('region', { name: 'Messages' }));
    await userEvent.click(await list.findByRole('link', { name: /Mirela/ }));
    await canvas.findByRole('region', { name: 'Messages with Mirela' });
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-part="row"][data-from="performer"]')).toHaveLength(1),
    );
    await waitFor(() => expect(canvasElement.querySelector('.kit-tab-bar [data-part="count"]')).toBeNull());
  },
};

/** Written, closed and left by keys only. */
export const KeyboardOnAPhone: Story = {
  args: { states: [...anEvening, guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 1 })] },
  globals: { language: 'de', brand: 'brasa', viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, loaded }) => {
    const pressEnterOn = async (element: HTMLElement) => {
      element.focus();
      await userEvent.keyboard('{Enter}');
    };
    (await canvas.findByRole('textbox', { name: 'Schreib an Mirela' })).focus();
    await userEvent.keyboard('Guten Abend!{Enter}');
    await untilSent(canvasElement, 'Guten Abend!');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await pressEnterOn(canvas.getByRole('button', { name: 'Geschenk hinzufügen' }));
    const gifts = within(canvas.getByRole('region', { name: 'Ein Geschenk senden' }));
    (await gifts.findByRole('button', { name: /schließen/ })).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Ein Geschenk senden' })).toBeNull());
    await pressEnterOn(canvas.getByRole('link', { name: 'Zurück zu allen Nachrichten' }));
    const list = within(await canvas.findByRole('region', { name: 'Nachrichten' }));
    await pressEnterOn(await list.findByRole('link', { name: /Mirela/ }));
    await waitFor(() => expect(testPageOf({ loaded }).router.state.location.search).toBe('?actor=101'));
    await waitFor(() => expect(ownRow(canvasElement, 'Guten Abend!')).toBeVisible());
  },
};
