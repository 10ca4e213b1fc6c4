import { aChannelOfGuest, aMessageInChannel } from '@lounge/mock-api/states';
import { messengerChannels, messengerContent } from '@lounge/protocol/content/messenger';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { robin } from './talk.ts';

const performers = Array.from({ length: 12 }, (_, at) => 101 + at);
const pictures = Array.from({ length: 14 }, (_, at) => 3001 + at);

const meta = {
  title: 'Screens/Messenger/More pages',
  tags: ['!autodocs'],
  args: {
    entry: 'messenger/?actor=101',
    guestId: 7,
    states: [
      robin,
      ...performers.flatMap((actorId) => [
        aChannelOfGuest({ id: 200 + actorId, guestId: 7, actorId }),
        aMessageInChannel({ id: 900 + actorId, channelId: 200 + actorId, senderType: 'actor', text: 'Friday?' }),
      ]),
      ...pictures.map((id) =>
        aMessageInChannel({
          id,
          channelId: 301,
          senderType: 'actor',
          text: null,
          messageType: 'image',
          imageId: `view-${id}`,
        }),
      ),
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** A page of conversations that fails keeps what is there, and another press reads it. */
export const ConversationsFail: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const list = within(await canvas.findByRole('region', { name: 'Messages' }));
    const more = await list.findByRole('button', { name: 'Show more' });
    const { world } = await livePageOf({ loaded });
    world.faults.inject({ call: messengerChannels.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(more);
    await expect(await list.findByText('The conversations did not load.')).toBeVisible();
    await expect(list.getAllByRole('link')).toHaveLength(10);
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(12));
    await expect(list.queryByText('The conversations did not load.')).toBeNull();
  },
};

/** The same for the pictures of a conversation. */
export const PicturesFail: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pictures' }));
    const pane = within(canvas.getByRole('region', { name: 'Pictures' }));
    const more = await pane.findByRole('button', { name: 'Earlier pictures' });
    const { world } = await livePageOf({ loaded });
    world.faults.inject({ call: messengerContent.id, times: 1, ms: 0, code: 'unavailable' });
    await userEvent.click(more);
    await expect(await pane.findByText('The pictures did not load.')).toBeVisible();
    await expect(pane.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(more);
    await waitFor(() => expect(pane.getAllByRole('listitem')).toHaveLength(14));
    await expect(pane.queryByText('The pictures did not load.')).toBeNull();
  },
};
