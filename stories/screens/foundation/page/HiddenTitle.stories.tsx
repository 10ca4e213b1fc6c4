import {
  aChannelOfGuest,
  aPerformer,
  guestIsLoggedIn,
  performerWritesToGuest,
  setUpState,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Hidden title',
  tags: ['!autodocs'],
  args: {
    entry: 'cams/',
    guestId: 7,
    states: [
      guestIsLoggedIn({ guestId: 7, token: 'story' }),
      aPerformer({ id: 9101, name: 'Noor Vega' }),
      aChannelOfGuest({ id: 501, guestId: 7, actorId: 9101 }),
    ],
  },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const hide = (isHidden: boolean) => {
  if (isHidden) Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  else Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

/**
 * A tab that was opened in the background: messages from before are no news, a further one is.
 * @spec state:title-animation 3
 */
export const OpenedInTheBackground: Story = {
  args: {
    states: [...meta.args.states, performerWritesToGuest({ guestId: 7, actorId: 9101, text: 'Hello' })],
  },
  beforeEach: () => {
    hide(true);
    return () => hide(false);
  },
  play: async ({ loaded, canvas }) => {
    const { world } = await livePageOf({ loaded });
    await canvas.findByText('Messages 1', {});
    await expect(document.title).toMatch(/^Live now/);
    await setUpState(performerWritesToGuest({ guestId: 7, actorId: 9101, text: 'Are you there?' }), world);
    await waitFor(() => expect(document.title).toContain('1 new message'));
  },
};

/**
 * A message arrives while another tab is in front; its number moves through the title until the page is seen.
 * @spec feature:shell.title-animation 1, state:title-animation 2-3
 */
export const MessageArrives: Story = {
  play: async ({ loaded, canvas }) => {
    const { world } = await livePageOf({ loaded });
    await canvas.findByRole('heading', { level: 1, name: 'Live now' });
    await waitFor(() => expect(document.title).toMatch(/^Live now/));
    const plain = document.title;
    try {
      hide(true);
      await expect(document.title).toBe(plain);
      await setUpState(performerWritesToGuest({ guestId: 7, actorId: 9101, text: 'Are you there?' }), world);
      await waitFor(() => expect(document.title).toContain('1 new message'));
      const first = document.title;
      await waitFor(() => expect(document.title).not.toBe(first), { interval: 20 });
      await expect(document.title).toHaveLength(first.length);
    } finally {
      hide(false);
    }
    await waitFor(() => expect(document.title).toBe(plain));
  },
};
