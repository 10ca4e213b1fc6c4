import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { livePageOf, onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Pictures of a video',
  tags: ['!autodocs'],
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const firstVideo = (canvas: Canvas): HTMLElement => {
  const [tile] = within(canvas.getByRole('region', { name: 'New videos' })).getAllByRole('article');
  if (tile === undefined) throw new Error('There are no videos.');
  return tile;
};

const further = (tile: HTMLElement) => tile.querySelector<HTMLImageElement>('[data-part=picture] > img');

/** Under the pointer, then by keyboard, further pictures lie over the tile's own; the tile keeps its size. @spec feature:shell.tile-grid 9 */
export const LookedAt: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await livePageOf({ loaded });
    const tile = firstVideo(canvas);
    const before = tile.getBoundingClientRect().height;
    await expect(further(tile)).toBeNull();
    const link = within(tile).getByRole('link');
    await userEvent.hover(link);
    // What listens is loaded when the page is idle; a pointer that moves within the tile says so again.
    await waitFor(() => {
      void fireEvent.pointerOver(link);
      return expect(further(tile)).not.toBeNull();
    });
    const shown = further(tile)?.src;
    await waitFor(() => expect(further(tile)?.src).not.toBe(shown));
    await expect(tile.getBoundingClientRect().height).toBe(before);
    await userEvent.hover(canvas.getByRole('heading', { name: 'New videos' }));
    await waitFor(() => expect(further(tile)).toBeNull());
    link.focus();
    await expect(link).toHaveFocus();
    // After a layout the browser reports once more where its own pointer rests, which looks at something else.
    await waitFor(() => {
      void fireEvent.focusIn(link);
      return expect(further(tile)).not.toBeNull();
    });
    link.blur();
    await waitFor(() => expect(further(tile)).toBeNull());
  },
};
