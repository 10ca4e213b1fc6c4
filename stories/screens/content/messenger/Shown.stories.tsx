import {
  aChannelOfGuest,
  aMessageInChannel,
  aPerformer,
  guestOwnsCoins,
  performerIsFree,
} from '@lounge/mock-api/states';
import { messageType } from '@lounge/protocol/content/messenger';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { robin } from './talk.ts';

const always = [robin, guestOwnsCoins({ guestId: 7, amount: 24_800 })];

const meta = {
  title: 'Screens/Messenger/Shown',
  tags: ['!autodocs'],
  args: { entry: 'messenger/?actor=101', guestId: 7, states: always },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const png = { messageType: 'image', imageId: 'one-pixel' } as const;

/** @spec screen:messenger.channel 1 */
export const EveryMessageType: Story = {
  args: {
    states: [
      ...always,
      aChannelOfGuest({ id: 201, guestId: 7, actorId: 101 }),
      ...messageType.values.map((type, at) =>
        aMessageInChannel({
          id: 2000 + at,
          channelId: 201,
          senderType: ['gift', 'image', 'text'].includes(type) ? 'actor' : 'system',
          text: ['gift', 'text'].includes(type) ? `A ${type}` : null,
          messageType: type,
          ...(type === 'image' ? png : {}),
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const talk = await canvas.findByRole('region', { name: 'Messages with Mirela' });
    const rows = () => [...talk.querySelectorAll<HTMLElement>('[data-part="row"]')];
    await waitFor(() => expect(rows()).toHaveLength(18));
    const bubbleOf = (row: HTMLElement) => row.querySelector('[data-part="bubble"]');
    const shown = rows().map(
      (row) => row.dataset['note'] ?? bubbleOf(row)?.querySelector('img')?.alt ?? bubbleOf(row)?.textContent,
    );
    await expect(shown).toEqual([
      'Mirela: A gift',
      'newGift',
      'Picture',
      'system',
      'Mirela: A text',
      'notification',
      'imageSent',
      'imageReceived',
      'chargeSuccess',
      'chargeFailure',
      'chatStart',
      'chatEnd',
      'voyeurInfo',
      'toyQueued',
      'toyStarted',
      'toyEnded',
      'toyFailed',
      'toyGivenBack',
    ]);
  },
};

/** @spec screen:messenger.channel 3, feature:messenger.open 3 */
export const WhatIsKnown: Story = {
  args: {
    states: [
      ...always,
      aPerformer({ id: 101, name: 'Mirela', isOnline: true }),
      performerIsFree({ actorId: 101, seconds: 600 }),
      aChannelOfGuest({ id: 201, guestId: 7, actorId: 101, freeMessages: 2 }),
      aMessageInChannel({ id: 2000, channelId: 201, senderType: 'actor', text: 'Listen for yourself' }),
    ],
  },
  play: async ({ canvas }) => {
    const talk = await canvas.findByRole('region', { name: 'Mirela' });
    const header = talk.querySelector('header');
    await expect(within(talk).getByRole('heading', { name: 'Mirela 31' })).toBeVisible();
    await expect(header).toHaveTextContent(/Online.*Free chat/);
    await expect(header?.querySelector('[data-part="portrait"] img')).toHaveAttribute(
      'src',
      expect.stringMatching('/portrait/'),
    );
    await expect(talk.querySelector('form [data-part="terms"]')).toHaveTextContent(
      '2 free messages left, then 3 coins',
    );
    const list = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(list.getByRole('link', { name: /Mirela.*Listen for yourself/ })).toBeVisible();
  },
};
