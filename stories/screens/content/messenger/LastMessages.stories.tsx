import {
  aChannelOfGuest,
  aMessageInChannel,
  chatStartIsNoted,
  guestOwnsGifts,
  guestSentGift,
  performerWritesToGuest,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { robin } from './talk.ts';

type Last = Omit<Parameters<typeof aMessageInChannel>[0], 'id' | 'channelId'>;

const lastOf = (actorId: number, last: Last) => [
  aChannelOfGuest({ id: 200 + actorId, guestId: 7, actorId }),
  aMessageInChannel({ ...last, id: 900 + actorId, channelId: 200 + actorId }),
];

const meta = {
  title: 'Screens/Messenger/Last messages',
  tags: ['!autodocs'],
  args: {
    entry: 'messenger/',
    guestId: 7,
    states: [
      robin,
      guestOwnsGifts({ guestId: 7, giftId: 2, quantity: 3 }),
      ...lastOf(102, { senderType: 'actor', text: null, messageType: 'image', imageId: 'hers' }),
      ...lastOf(103, { senderType: 'guest', text: null, messageType: 'image', imageId: 'his' }),
      ...lastOf(104, { senderType: 'guest', text: null, messageType: 'gift' }),
      ...lastOf(110, { senderType: 'guest', text: 'Is the lamp still on?' }),
      ...lastOf(111, { senderType: 'actor', text: 'My view', messageType: 'image', imageId: 'view' }),
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** The last lines of the list, by the ids of their channels. */
const linesOf = async ({ canvas }: Pick<Play, 'canvas'>, name: string) => {
  const list = await canvas.findByRole('region', { name });
  await within(list).findAllByRole('link');
  return () =>
    Object.fromEntries(
      [...list.querySelectorAll<HTMLElement>('[data-channel]')].map((row) => [
        row.dataset['channel'],
        row.querySelector('[data-part="subject"]')?.textContent.trim(),
      ]),
    );
};

/** A message without text is named by its kind and its sender, also one that arrives; a note of the platform changes nothing. */
export const Kinds: Story = {
  play: async ({ canvas, loaded }) => {
    const lines = await linesOf({ canvas }, 'Messages');
    const first = {
      302: 'Picture',
      303: 'You: Picture',
      304: 'You: Gift',
      310: 'You: Is the lamp still on?',
      311: 'My view',
    };
    await waitFor(() => expect(lines()).toEqual(first));
    const { world } = await livePageOf({ loaded });
    await setUpState(chatStartIsNoted({ guestId: 7, actorId: 111, chatId: 'c-1', pricePerMinute: 3600 }), world);
    await setUpState(performerWritesToGuest({ guestId: 7, actorId: 102, text: 'Do you see it?' }), world);
    await waitFor(() => expect(lines()).toEqual({ ...first, 302: 'Do you see it?' }));
  },
};

/** A gift that the guest sends here names itself at once. */
export const GiftIsSent: Story = {
  args: { entry: 'messenger/?actor=110' },
  play: async ({ canvas, userEvent }) => {
    const lines = await linesOf({ canvas }, 'Messages');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a gift' }));
    const tray = within(canvas.getByRole('region', { name: 'Send a gift' }));
    await userEvent.click(await tray.findByRole('button', { name: /3 yours Rose Free/ }));
    await userEvent.click(tray.getByRole('button', { name: 'Add to message' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(lines()[310]).toBe('You: Gift'));
  },
};

/** The list of the latest messages in the bar says the same. */
export const InGerman: Story = {
  args: {
    entry: 'amateur/mirela/',
    states: [...meta.args.states, guestSentGift({ guestId: 7, actorId: 102, giftId: 2 })],
  },
  globals: { language: 'de' },
  play: async ({ canvasElement, userEvent }) => {
    const icon = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>('.kit-navbar-message-menu > summary');
      if (found === null) throw new Error('the bar has no messages yet');
      return found;
    });
    await userEvent.click(icon);
    const lines = () =>
      [...canvasElement.querySelectorAll('.kit-navbar-message-menu [data-part="subject"]')].map((line) =>
        line.textContent.trim(),
      );
    await waitFor(() =>
      expect(lines()).toEqual(['Du: Geschenk', 'My view', 'Du: Is the lamp still on?', 'Du: Geschenk', 'Du: Bild']),
    );
  },
};
