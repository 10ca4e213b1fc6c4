import { guestIsInChat, guestIsLoggedIn, guestIsNotified, guestOwnsCoins, setUpState } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Live show/Chat and bell',
  tags: ['!autodocs'],
  args: {
    entry: 'amateur/mirela/live-show/',
    guestId: 7,
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story', name: 'Robin' }),
      guestOwnsCoins({ guestId: 7, amount: 32_000 }),
      guestIsInChat({ guestId: 7, actorId: 101, chatId: 'c-1', price: 3600, seconds: 12 }),
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** The room covers the page: what arrives is in the bell, and does not float under the room; it does after the chat. */
export const NothingFloatsUnderTheChat: Story = {
  play: async ({ loaded, canvas }) => {
    const { world } = await livePageOf({ loaded });
    const region = within(await within(document.body).findByRole('region', { name: 'Video chat with Mirela' }));
    // The second one arrives after the first one would have floated.
    for (const [before, actorId] of [102, 103].entries()) {
      await setUpState(guestIsNotified({ guestId: 7, type: 1, actorId }), world);
      const bell = new RegExp(`^Notifications ${before + 1}`);
      await waitFor(() => expect(canvas.getByText(bell)).toBeInTheDocument());
    }
    await expect(document.querySelector('.kit-floating-notification [data-part="item"]')).toBeNull();
    await userEvent.click(region.getByRole('button', { name: 'End chat' }));
    const floating = within(await canvas.findByRole('region', { name: 'New for you' }));
    await expect(await floating.findByRole('link', { name: 'Sable wrote to you' })).toBeInTheDocument();
  },
};
