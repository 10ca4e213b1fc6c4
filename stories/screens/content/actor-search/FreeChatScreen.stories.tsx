import { setPresence } from '@lounge/mock-api';
import { aPerformer, noPerformerIsOnline, performerEndsFree, performerGoesFree } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Free chat',
  tags: ['!autodocs'],
  args: { entry: 'free-chat/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));
const names = (canvas: Canvas) =>
  page(canvas)
    .queryAllByRole('article')
    .map((tile) => within(tile).getByRole('link').textContent);

/**
 * Who ends a free chat or goes offline leaves the list, and who begins one comes in.
 * @spec screen:performers.free-chat 2, feature:performers.free-chat-list 1-3
 */
export const Default: Story = {
  args: { entry: 'free-chat/', states: [aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true })] },
  play: async ({ canvas, loaded }) => {
    const { world } = await livePageOf({ loaded });
    await expect(page(canvas).getByRole('heading', { level: 1, name: 'Free chat' })).toBeVisible();
    await expect(testPageOf({ loaded }).router.state.location.pathname).toBe('/en/free-chat/');
    for (const tile of page(canvas).getAllByRole('article')) await expect(within(tile).getByText('Free')).toBeVisible();
    await expect(names(canvas)).not.toContain('Noor Vega');
    await performerGoesFree.setUp({ actorId: 9101, seconds: 600 }, world);
    await waitFor(() => expect(names(canvas)).toContain('Noor Vega'));
    await performerEndsFree.setUp({ actorId: 9101 }, world);
    await waitFor(() => expect(names(canvas)).not.toContain('Noor Vega'));
    const [first = ''] = names(canvas);
    const [row] = (await world.database.reader.query(`select id from actor where name = ?`, [first])) as readonly {
      readonly id: number;
    }[];
    await setPresence(world, row?.id ?? 0, false);
    await waitFor(() => expect(names(canvas)).not.toContain(first));
  },
};
export const Nobody: Story = {
  args: { entry: 'free-chat/', states: [noPerformerIsOnline({})] },
  play: async ({ canvas }) => {
    await expect(page(canvas).getByRole('heading', { name: 'No free chat right now' })).toBeVisible();
    await expect(page(canvas).getByRole('link', { name: 'See who is live' })).toHaveAttribute('href', '/en/cams/');
  },
};
