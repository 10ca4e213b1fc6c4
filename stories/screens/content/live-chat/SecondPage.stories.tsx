import { aPerformer, guestIsInChat, performerEndsChat, setUpState } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { onLivePage } from '../../harness/on-live-page.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const chat = { guestId: 7, actorId: 101, chatId: 'c-1', price: 3600, pageId: 'another', seconds: 40 };

const meta = {
  title: 'Screens/Live show/Second page',
  tags: ['!autodocs'],
  args: onLivePage(aPerformer({ id: 101, name: 'Mirela', isOnline: true }), guestIsInChat(chat)),
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** The picture stays on the page that has it; this one says so, and gets it when the guest wants. */
export const TakesOver: Story = {
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    const notice = await canvas.findByText(/^Your chat with Mirela is open elsewhere\.$/);
    await expect(notice).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Video chat/ })).toHaveTextContent('Running now');
    await expect(document.querySelector('video')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Take over here' }));
    const region = within(await within(document.body).findByRole('region', { name: 'Video chat with Mirela' }));
    await waitFor(() => expect(region.getByRole('timer')).toHaveTextContent(/00:4\d/));
  },
};

/** On the page of somebody else it is said as well, until the chat is over. */
export const OnAnotherProfile: Story = {
  args: { entry: 'amateur/wanda/' },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await canvas.findByText('Your chat with Mirela is open elsewhere.');
    await setUpState(performerEndsChat({ guestId: 7, exitCode: 202 }), world);
    await waitFor(() => expect(canvas.queryByText(/is open elsewhere/)).toBeNull());
  },
};
