import { setPresence } from '@lounge/mock-api';
import {
  aPerformer,
  aShow,
  guestIsInChat,
  guestIsLoggedIn,
  guestOwnsCoins,
  performerComesSoon,
} from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Cams/Soon',
  tags: ['!autodocs'],
  args: { entry: 'cams/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const page = (canvas: Canvas) => within(canvas.getByRole('main'));
const soonTiles = (canvas: Canvas) =>
  within(page(canvas).getByRole('region', { name: 'Starts soon' }))
    .getAllByRole('article')
    .map((tile) => tile.textContent);

/** Below who is live: who usually comes within two hours, or has a show; who comes leaves the row. */
export const StartsSoon: Story = {
  args: {
    states: [
      aPerformer({ id: 9101, name: 'Noor Vega' }),
      aPerformer({ id: 9102, name: 'Ivo Lund' }),
      performerComesSoon({ id: 9101 }),
      aShow({ id: 9201, actorId: 9102, start: '2026-11-20T20:30:00.000Z' }),
    ],
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(soonTiles(canvas)).toEqual([
      expect.stringMatching(/Ivo Lund.*show at 21:30/),
      expect.stringMatching(/Noor Vega.*usually here in 2 hours/),
    ]);
    const { world } = await livePageOf({ loaded });
    await setPresence(world, 9102, true);
    await waitFor(() => expect(soonTiles(canvas)).toHaveLength(1));
    await userEvent.click(page(canvas).getByRole('checkbox', { name: /^VIP / }));
    await waitFor(() => expect(page(canvas).queryByText('Starts soon')).toBeNull());
    await userEvent.click(page(canvas).getByRole('link', { name: 'Remove the filter VIP' }));
    await waitFor(() => expect(soonTiles(canvas)).toHaveLength(1));
    await setPresence(world, 9101, true);
    await waitFor(() => expect(page(canvas).queryByText('Starts soon')).toBeNull());
  },
};

/** Who is watched says by how many. */
export const Watched: Story = {
  args: {
    states: [
      aPerformer({ id: 9101, name: 'Noor Vega', isOnline: true, isNew: true }),
      guestIsLoggedIn({ guestId: 8, token: 'other' }),
      guestOwnsCoins({ guestId: 8, amount: 90_000 }),
      guestIsInChat({ guestId: 8, actorId: 9101, chatId: 'c-8', price: 3600, seconds: 0 }),
    ],
    entry: 'cams/?sort=newest',
  },
  play: async ({ canvas }) => {
    const [eye, ...others] = page(canvas).getAllByRole('img', { name: /watching$/ });
    await expect(others).toEqual([]);
    await expect(eye).toHaveAccessibleName('1 is watching');
    await expect(eye?.closest('article')).toHaveTextContent('Noor Vega');
  },
};
