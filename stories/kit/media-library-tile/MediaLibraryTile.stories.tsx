import { MediaLibraryTile } from '@lounge/kit/media-library-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { mediaLibraryTileExample } from '../../../packages/kit/src/media-library-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';

const video = mediaLibraryTileExample.item;

const meta = {
  title: 'Kit/MediaLibraryTile',
  component: MediaLibraryTile,
  decorators: [inBox('tile')],
  args: { ...mediaLibraryTileExample, onMove: fn(), onPlay: fn() },
} satisfies Meta<typeof MediaLibraryTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:MediaLibraryTile 1, 5 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('link', { name: 'Rooftop, after rain' })).toHaveAttribute('href', '#video');
    await expect(canvasElement.querySelector('article')).toHaveAttribute('data-media', 'video');
    await expect(canvas.getByText('Noor Vega · yours since 14 November 2026')).toBeVisible();
    await expect(canvas.getByText('Bought')).toBeVisible();
    await expect(canvas.getByText('12:04')).toBeVisible();
    await expect(canvas.getByText('Play')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Archive Rooftop, after rain' }));
    await expect(args.onMove).toHaveBeenCalledWith({ isArchived: true });
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

/** @spec component:MediaLibraryTile 2 */
export const Album: Story = {
  args: {
    item: {
      ...video,
      title: 'From the garden',
      mediaType: 'photo',
      picture: picture('velvet', 'portrait', 'noor'),
      duration: null,
      count: 31,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 pictures')).toBeVisible();
    await expect(canvas.getByText('Open')).toBeVisible();
    await expect(canvas.getByText('Bought')).toBeVisible();
  },
};

/** A sound has no page: it is played where it is. @spec component:MediaLibraryTile 3 */
export const Audio: Story = {
  args: { item: { ...video, title: 'Chat with Noor Vega', mediaType: 'audio', origin: 'chatClip', href: undefined } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Listen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with Noor Vega' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

/** @spec component:MediaLibraryTile 4 */
export const ChatClip: Story = {
  args: { item: { ...video, title: 'Chat with Noor Vega', origin: 'chatClip', duration: 90, href: undefined } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Noor Vega · recorded 14 November 2026')).toBeVisible();
    await expect(canvas.queryByText('Bought')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Chat with Noor Vega' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};

/** A pin that is not bought opens its page, where it can be bought. @spec component:MediaLibraryTile 6 */
export const Pinned: Story = {
  args: { item: { ...video, source: 'pinned', isLocked: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noor Vega · pinned 14 November 2026')).toBeVisible();
    await expect(canvas.getByText('Not yours yet')).toBeVisible();
    await expect(canvas.queryByText('Play')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Rooftop, after rain' })).toBeVisible();
  },
};

/** An archived item stays open, and comes back by one press. @spec component:MediaLibraryTile 7 */
export const Archived: Story = {
  args: { item: { ...video, source: 'archived' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Noor Vega · archived 14 November 2026')).toBeVisible();
    await expect(canvas.getByText('Play')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Rooftop, after rain' })).toHaveAttribute('href', '#video');
    await userEvent.click(canvas.getByRole('button', { name: 'Bring Rooftop, after rain back' }));
    await expect(args.onMove).toHaveBeenCalledWith({ isArchived: false });
  },
};

/** @spec component:MediaLibraryTile 8 */
export const Loading: Story = {
  args: { item: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('article', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvasElement.querySelector('a, button')).toBeNull();
  },
};

/** While it moves, a second press does nothing. @spec component:MediaLibraryTile 9 */
export const Moving: Story = {
  args: { isMoving: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Going to the archive');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive Rooftop, after rain' }));
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const ComingBack: Story = {
  args: { item: { ...video, source: 'archived' }, isMoving: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Coming back');
  },
};

export const SpanishBrasa: Story = {
  args: { item: { ...video, picture: picture('brasa', 'still', 'leaves-noor-video-1') } },
  globals: { language: 'es', brand: 'brasa', theme: 'light' },
};
