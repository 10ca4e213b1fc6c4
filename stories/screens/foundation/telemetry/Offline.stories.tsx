import { guestIsLoggedIn } from '@lounge/mock-api/states';
import { telemetryOf } from '@lounge/site/app';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Offline log',
  tags: ['!autodocs'],
  args: { entry: 'cams/', guestId: 7, states: [guestIsLoggedIn({ guestId: 7, token: 'story' })] },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

/**
 * A page loses its network and regains it: what happened meanwhile is kept, and sent with its time once the network is back.
 * @spec feature:shell.offline 1-2
 */
export const OfflineAndBack: StoryObj<SiteStoryArgs> = {
  play: async ({ loaded, canvas }) => {
    const { app, world, goOffline, goOnline } = await livePageOf({ loaded });
    await canvas.findByRole('heading', { level: 1, name: 'Live now' });
    const { browserOnline } = telemetryOf(app.stores);
    const logged = async () => {
      const rows = await world.database.reader.query(
        `select data from event where kind = 'log' and context = 'browserOnline' order by id`,
        [],
      );
      return (rows as { data: string }[]).map(({ data }) => JSON.parse(data) as Record<string, unknown>);
    };
    await expect(browserOnline.isOnline).toBe(true);
    goOffline();
    await expect(browserOnline.isOnline).toBe(false);
    await expect(await logged()).toEqual([]);
    goOnline();
    await waitFor(() => expect(browserOnline.isOnline).toBe(true));
    await waitFor(async () => expect((await logged()).map(({ status }) => status)).toEqual(['offline', 'online']));
  },
};
