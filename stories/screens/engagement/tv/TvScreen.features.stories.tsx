import { renewDue } from '@lounge/mock-api';
import { guestCancelled, guestStartsSubscription, setUpState } from '@lounge/mock-api/states';
import { getTvStreamData } from '@lounge/protocol/engagement/tv';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';
import { onTv } from './on-tv.ts';

const meta = {
  title: 'Screens/TV/Premium livestream',
  tags: ['!autodocs'],
  args: { entry: 'tv/premium/livestream/', guestId: 7, states: onTv },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/**
 * Without a subscription the place of the picture says what is on and what it costs; a payment opens it, and its end is said.
 * @spec screen:tv.premium-livestream 1-2, feature:tv.premium 1-2
 */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    await expect(page.sentOf(getTvStreamData)).toBe(1);
    await expect(canvas.getByRole('heading', { level: 1, name: 'The late waltz' })).toBeVisible();
    await expect(canvas.getByText('On premium now, until 23:00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Start TV for 9,90/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The late waltz' })).toBeNull();
    const programme = within(canvas.getByRole('region', { name: 'Programme' }));
    await expect(programme.getAllByText('Premium').length).toBeGreaterThan(1);
    await setUpState(guestStartsSubscription({ guestId: 7, product: 'tv' }), page.world);
    const player = await canvas.findByRole('region', { name: 'The late waltz' });
    await expect(within(player).getAllByRole('button', { name: 'Play' })[0]).toBeVisible();
  },
};

/** The subscription ends while its stream is watched: the page says so, and the picture goes within ten seconds. */
export const SubscriptionEnds: Story = {
  args: { timeScale: 20, states: [...onTv, guestCancelled({ guestId: 7, product: 'tv' })] },
  play: async ({ canvas, loaded }) => {
    const page = await livePageOf({ loaded });
    await expect(canvas.getByRole('region', { name: 'The late waltz' })).toBeVisible();
    page.pass(31 * 86_400_000);
    await renewDue(page.world, reportError);
    await expect(await canvas.findByText('Your TV subscription has ended')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Start TV for 9,90/ })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'The late waltz' })).toBeNull();
  },
};
