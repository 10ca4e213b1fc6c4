import { guestIsLoggedIn } from '@lounge/mock-api/states';
import { libraryAssets } from '@lounge/protocol/content/media-library';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const robin = guestIsLoggedIn({ guestId: 7, token: 'story' });

const meta = {
  title: 'Screens/Library states',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/mediathek/', guestId: 7, states: [robin] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
const patient = { timeout: 6000 };

/** Each empty part leads on. */
export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded }, patient);
    for (const [tab, title, step] of [
      [/^Shop/, 'Your shelf is empty', 'Browse videos'],
      [/^Pinned/, 'Nothing pinned', 'Browse videos'],
      [/^Archive/, 'Nothing put away', 'Back to the shop tab'],
      [/^Messenger/, 'No pictures in your messages', 'To your messages'],
      [/^Clips/, 'No clips yet', 'See who is live'],
      [/^Audio/, 'No sounds yet', 'See who is live'],
    ] as const) {
      const tabs = within(await canvas.findByRole('navigation', { name: 'Parts of your library' }, patient));
      await userEvent.click(tabs.getByRole('link', { name: tab }));
      await expect(await canvas.findByText(title, undefined, patient)).toBeVisible();
      await expect(canvas.getByRole('link', { name: step })).toBeVisible();
    }
  },
};

export const NotLoaded: Story = {
  args: { failing: [libraryAssets] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your library did not load', undefined, patient)).toBeVisible();
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see what is yours' }, patient)).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Parts of your library' })).toBeNull();
  },
};
