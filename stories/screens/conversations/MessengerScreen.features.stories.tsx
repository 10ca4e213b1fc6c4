import {
  aChannelOfGuest,
  aMessageInChannel,
  guestHasAddress,
  guestIsLocked,
  guestOwnsCoins,
  messagesProgress,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../harness/site-story.tsx';
import { anEvening, robin } from '../content/messenger/talk.ts';

const meta = {
  title: 'Screens/Messenger/Writing',
  tags: ['!autodocs'],
  args: { entry: 'messenger/?actor=101', guestId: 7, states: anEvening },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const messagesIn = ({ canvas }: Pick<Play, 'canvas'>) =>
  within(canvas.getByRole('region', { name: 'Messages with Mirela' }));
const write = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, text: string) => {
  const field = await canvas.findByRole('textbox', { name: 'Write to Mirela' });
  await userEvent.type(field, `${text}{Enter}`);
  return field;
};
const atFirst = (amount: number) => [
  robin,
  guestOwnsCoins({ guestId: 7, amount }),
  aChannelOfGuest({ id: 201, guestId: 7, actorId: 101, freeMessages: 0 }),
];

/** @spec socket:message.send, component:MessageComposer 8 */
export const SentDeliveredRead: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const field = await write({ canvas, userEvent }, 'See you at nine');
    await expect(field).toHaveValue('');
    await expect(await canvas.findByText('1 free message')).toBeVisible();
    const { world } = testPageOf({ loaded });
    const last = () => messagesIn({ canvas }).getByText('See you at nine').closest('[data-part="row"]');
    await waitFor(() => expect(last()).toHaveAttribute('data-state', 'sent'));
    await setUpState(messagesProgress({ channelId: 201, progress: 'delivered' }), world);
    await waitFor(() => expect(last()).toHaveAttribute('data-state', 'delivered'));
    await setUpState(messagesProgress({ channelId: 201, progress: 'read' }), world);
    await waitFor(() => expect(last()).toHaveAttribute('data-state', 'read'));
    await expect(messagesIn({ canvas }).getAllByText('See you at nine')).toHaveLength(1);
  },
};

/** The field stays in the window while the bar asks to confirm the address. */
export const BelowTheStatusBar: Story = {
  args: { states: [...anEvening, guestHasAddress({ guestId: 7, email: 'robin@example.com' })] },
  globals: { language: 'nl', viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Mirela/ });
    const bar = await canvas.findByText('Mail verstuurd:');
    await expect(bar.getBoundingClientRect().bottom).toBeGreaterThan(60);
    await expect(field.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    await expect(window.scrollY).toBe(0);
  },
};

export const WaitsWithoutNetwork: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByText('2 free messages');
    const testPage = await livePageOf({ loaded });
    testPage.goOffline();
    await expect(await canvas.findByText('No connection. What you send waits here.')).toBeVisible();
    await write({ canvas, userEvent }, 'From the tunnel');
    await expect(await messagesIn({ canvas }).findByText('Waits for the connection')).toBeVisible();
    testPage.goOnline();
    await expect(await canvas.findByText('1 free message')).toBeVisible();
    await waitFor(() => expect(messagesIn({ canvas }).queryByText('Waits for the connection')).toBeNull());
    await expect(messagesIn({ canvas }).getAllByText('From the tunnel')).toHaveLength(1);
  },
};

/** @spec component:GiftPicker 1-2, 6 */
export const GiftFromTheTray: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a gift' }));
    const tray = within(canvas.getByRole('region', { name: 'Send a gift' }));
    await userEvent.click(await tray.findByRole('button', { name: /3 yours Rose Free/ }));
    await userEvent.click(tray.getByRole('button', { name: 'Add to message' }));
    await expect(canvas.queryByRole('region', { name: 'Send a gift' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Take away: Rose' })).toBeVisible();
    await write({ canvas, userEvent }, 'For the piano');
    await expect(await messagesIn({ canvas }).findByText('Rose')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a gift' }));
    await expect(await canvas.findByRole('button', { name: /2 yours Rose/ })).toBeVisible();
  },
};

/** Categories, toy controls and the total. @spec screen:overlay.gift-picker 3, component:GiftPicker 13 */
export const ToysInTheTray: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a gift' }));
    const tray = within(canvas.getByRole('region', { name: 'Send a gift' }));
    await userEvent.click(await tray.findByRole('button', { name: 'Evening' }));
    await userEvent.click(tray.getByRole('button', { name: /Lantern 12 coins/ }));
    await userEvent.click(await tray.findByRole('button', { name: 'Toy control' }));
    const toys = within(tray.getByRole('group', { name: 'Toy control' }));
    await expect(toys.getByText('Gentle wave').closest('li')).toHaveTextContent(/10 seconds.*coins/);
    await expect(toys.getAllByText(/a surprise/)).toHaveLength(1);
    await expect(tray.getByText('To pay:')).toHaveTextContent('To pay: 12 coins');
    await expect(tray.getByRole('link', { name: 'To the chat with toy control' })).toHaveAttribute(
      'href',
      '/en/amateur/mirela/?chat=toyControl',
    );
  },
};

/** @spec screen:messenger.channel 4 */
export const EverythingToWriteAndStart: Story = {
  args: {
    states: [
      ...anEvening,
      aChannelOfGuest({ id: 307, guestId: 7, actorId: 107, blocked: true }),
      aMessageInChannel({ id: 1007, channelId: 307, senderType: 'actor', text: 'Goodbye.' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Write to Mirela' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Archive' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Video chat \d+ coins/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Toy control 44 coins/ })).toHaveAttribute(
      'href',
      '/en/amateur/mirela/?chat=toyControl',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add a gift' }));
    const tray = within(canvas.getByRole('region', { name: 'Send a gift' }));
    await expect(await tray.findByRole('button', { name: /3 yours Rose/ })).toBeVisible();
    await expect(tray.getByRole('button', { name: /Lantern 12 coins/ })).toBeVisible();
    const list = within(canvas.getByRole('region', { name: 'Messages' }));
    await userEvent.click(list.getByRole('button', { name: 'Blocked' }));
    await userEvent.click(await list.findByRole('link', { name: /Goodbye/ }));
    await expect(await canvas.findByText('Blocked', { selector: 'header *' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    for (const name of [/^Video chat/, /^Voyeur chat/, /^Toy control/])
      await expect(canvas.queryByRole('link', { name })).toBeNull();
  },
};

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);

export const PictureWithWords: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Add a picture' });
    const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (field === null) throw new Error('there is no field for files');
    await userEvent.upload(field, new File([png], 'view.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('img', { name: 'view.png' })).toBeVisible();
    await write({ canvas, userEvent }, 'My view');
    await expect(await messagesIn({ canvas }).findByRole('img', { name: 'Picture' })).toBeVisible();
    const row = () => messagesIn({ canvas }).getByText('My view').closest('[data-part="row"]');
    await waitFor(() => expect(row()).toHaveAttribute('data-state', 'sent'));
    await expect(messagesIn({ canvas }).getByRole('img', { name: 'Picture' })).toBeVisible();
  },
};
export const TooFewCoins: Story = {
  args: { states: atFirst(100) },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write to Mirela' }), 'Hello');
    await expect(await canvas.findByText('You have too few coins for this message.')).toBeVisible();
    // The first one is that of the header.
    const [, addCoins] = canvas.getAllByRole('link', { name: 'Add coins' });
    await expect(addCoins).toHaveAttribute('href', expect.stringMatching(/^\/vxpay\/en\/top-up\?price=\d+$/));
    await userEvent.keyboard('{Enter}');
    await expect(await messagesIn({ canvas }).findByText('You have too few coins for it.')).toBeVisible();
    await expect(messagesIn({ canvas }).getByRole('link', { name: 'Add coins' })).toHaveAttribute(
      'href',
      '/vxpay/en/top-up',
    );
    await setUpState(guestOwnsCoins({ guestId: 7, amount: 5000 }), testPageOf({ loaded }).world);
    await waitFor(() => userEvent.click(messagesIn({ canvas }).getByRole('button', { name: 'Try again' })));
    const row = () => messagesIn({ canvas }).getByText('Hello').closest('[data-part="row"]');
    await waitFor(() => expect(row()).toHaveAttribute('data-state', 'sent'));
  },
};
export const LockedGuest: Story = {
  args: { states: [...atFirst(5000), guestIsLocked({ guestId: 7 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account is locked. You can read, not write.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Nothing has been written here' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Write to Mirela' })).toBeNull();
  },
};

/** The page has not been notified yet: the back end rejects the message. */
export const LockedMeanwhile: Story = {
  args: { states: atFirst(5000) },
  play: async ({ canvas, userEvent, loaded }) => {
    await canvas.findByRole('textbox', { name: 'Write to Mirela' });
    await setUpState(guestIsLocked({ guestId: 7 }), testPageOf({ loaded }).world);
    await write({ canvas, userEvent }, 'Hello');
    await expect(await messagesIn({ canvas }).findByText('You cannot write here at the moment.')).toBeVisible();
    await waitFor(() => userEvent.click(messagesIn({ canvas }).getByRole('button', { name: 'Remove' })));
    await expect(await canvas.findByRole('heading', { name: 'Say hello to Mirela' })).toBeVisible();
  },
};

export const FromThePerformersPage: Story = {
  args: { entry: 'amateur/mirela/' },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Message/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Write to Mirela' })).toBeVisible();
    await expect(testPageOf({ loaded }).router.state.location.search).toBe('?actor=101');
  },
};
