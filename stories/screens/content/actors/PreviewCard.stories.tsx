import { aPerformer, guestIsInChat, guestIsLoggedIn, guestOwnsCoins } from '@lounge/mock-api/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Preview card',
  tags: ['!autodocs'],
  args: { entry: 'cams/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const tileOf = (canvas: Canvas, at: number): HTMLElement => {
  const tile = within(canvas.getByRole('main')).getAllByRole('article')[at];
  if (tile === undefined) throw new Error('There are too few performers.');
  return tile;
};

const cardOf = (tile: HTMLElement) => tile.querySelector<HTMLElement>('.site-preview-card');

/** Under the pointer a card stands beside the tile, whose link it leaves free; Escape closes it until another tile is looked at. */
export const UnderThePointer: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await livePageOf({ loaded });
    const tile = tileOf(canvas, 0);
    const link = within(tile).getByRole('link');
    const { height } = tile.getBoundingClientRect();
    await userEvent.hover(link);
    await waitFor(() => expect(cardOf(tile)).toBeVisible());
    const card = cardOf(tile);
    await expect(card).toHaveAttribute('aria-label', link.textContent);
    await expect(card?.getBoundingClientRect().left).toBeGreaterThanOrEqual(tile.getBoundingClientRect().right - 1);
    await expect(tile.getBoundingClientRect().height).toBe(height);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(cardOf(tile)).toBeNull());
    const other = tileOf(canvas, 1);
    await userEvent.hover(within(other).getByRole('link'));
    await waitFor(() => expect(cardOf(other)).toBeVisible());
    await userEvent.hover(canvas.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(cardOf(other)).toBeNull());
  },
};

/** Who is live moves in her card, which says how many watch. */
export const Moving: Story = {
  args: {
    states: [
      aPerformer({ id: 100, name: 'Noor Vega', isOnline: true }),
      guestIsLoggedIn({ guestId: 8, token: 'other' }),
      guestOwnsCoins({ guestId: 8, amount: 9000 }),
      guestIsInChat({ guestId: 8, actorId: 100, chatId: 'c-8', price: 3600, seconds: 10 }),
    ],
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await livePageOf({ loaded });
    const tile = tileOf(canvas, 0);
    await userEvent.hover(within(tile).getByRole('link', { name: 'Noor Vega' }));
    await waitFor(() => expect(cardOf(tile)).toHaveTextContent('1 is watching'));
    const moving = cardOf(tile)?.querySelector('video');
    await expect(moving?.muted).toBe(true);
    await expect(moving?.controls).toBe(false);
  },
};

/** The last tile of a row has its card before it. */
export const AtTheEdge: Story = {
  globals: { brand: 'brasa', theme: 'light', language: 'de' },
  play: async ({ canvas, userEvent, loaded }) => {
    await livePageOf({ loaded });
    const { top } = tileOf(canvas, 0).getBoundingClientRect();
    const row = within(canvas.getByRole('main'))
      .getAllByRole('article')
      .filter((each) => Math.abs(each.getBoundingClientRect().top - top) < 8);
    const last = row.at(-1) as HTMLElement;
    await userEvent.hover(within(last).getByRole('link'));
    await waitFor(() => expect(cardOf(last)).toBeVisible());
    await expect(cardOf(last)?.getBoundingClientRect().right).toBeLessThanOrEqual(
      last.getBoundingClientRect().left + 1,
    );
  },
};

/** By keyboard the card comes with the focus, and the next stop is the next tile. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await livePageOf({ loaded });
    const [first, second] = [tileOf(canvas, 0), tileOf(canvas, 1)];
    within(first).getByRole('link').focus();
    await userEvent.tab();
    await expect(within(second).getByRole('link')).toHaveFocus();
    await waitFor(() => expect(cardOf(second)).toBeVisible());
    await userEvent.tab();
    await expect(within(tileOf(canvas, 2)).getByRole('link')).toHaveFocus();
    await waitFor(() => expect(cardOf(second)).toBeNull());
  },
};
