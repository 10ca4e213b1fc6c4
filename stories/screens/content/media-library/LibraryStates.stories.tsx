import { aPerformer, aVideoOfPerformer, guestBoughtVideo, guestIsRestricted } from '@lounge/mock-api/states';
import { libraryAssets } from '@lounge/protocol/content/media-library';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { robin } from '../../harness/robin.ts';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Library states',
  tags: ['!autodocs'],
  args: { entry: 'myvelvet/mediathek/', guestId: 7, states: [robin] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
/** Each empty part leads on. */
export const Empty: Story = {
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    for (const [tab, title, step] of [
      [/^Shop/, 'Your shelf is empty', 'Browse videos'],
      [/^Pinned/, 'Nothing pinned', 'Browse videos'],
      [/^Archive/, 'Nothing put away', 'Back to the shop tab'],
      [/^Messenger/, 'No pictures in your messages', 'To your messages'],
      [/^Clips/, 'No clips yet', 'See who is live'],
      [/^Audio/, 'No sounds yet', 'See who is live'],
    ] as const) {
      const tabs = within(await canvas.findByRole('navigation', { name: 'Parts of your library' }));
      await userEvent.click(tabs.getByRole('link', { name: tab }));
      await expect(await canvas.findByText(title)).toBeVisible();
      await expect(canvas.getByRole('link', { name: step })).toBeVisible();
    }
  },
};

const video = [
  robin,
  aPerformer({ id: 9101, name: 'Noor Vega' }),
  aVideoOfPerformer({ id: 95001, actorId: 9101, title: 'Rooftop, after rain', price: 2400 }),
  guestBoughtVideo({ guestId: 7, videoId: 95001 }),
];

/** A shelf is not empty whose only video is put away. */
export const AllArchived: Story = {
  args: { states: video },
  play: async ({ canvas, loaded }) => {
    const { router } = await livePageOf({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive Rooftop, after rain' }));
    await expect(await canvas.findByText('Everything is in the archive')).toBeVisible();
    await expect(canvas.queryByText('Your shelf is empty')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'To the archive' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=archive'));
  },
};

/** A locked account changes nothing: the reason is told, and there is nothing to try again. */
export const Locked: Story = {
  args: { states: [...video, guestIsRestricted({ guestId: 7, level: 3 })] },
  play: async ({ canvas, loaded }) => {
    await livePageOf({ loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive Rooftop, after rain' }));
    const text = '“Rooftop, after rain” stayed where it was, as your account is locked.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Title, counts and tabs stand close together on a phone. */
export const Phone: Story = {
  args: { states: video },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 video')).toBeVisible();
    const tabs = canvas.getByRole('navigation', { name: 'Parts of your library' }).getBoundingClientRect();
    await expect(tabs.top - canvas.getByText('0 albums').getBoundingClientRect().bottom).toBeLessThanOrEqual(48);
  },
};

export const NotLoaded: Story = {
  args: { failing: [libraryAssets] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your library did not load')).toBeVisible();
  },
};

export const Anonymous: Story = {
  args: { guestId: null, states: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in to see what is yours' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Parts of your library' })).toBeNull();
  },
};
