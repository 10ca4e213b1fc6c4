import { PhotoGallery } from '@lounge/kit/photo-gallery';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';

const photos = ['mirela', 'noor', 'sable', 'mirela'].map((seed, at) => ({
  id: 91001001 + at,
  picture: picture('velvet', 'portrait', seed),
  locked: at === 3,
}));
const unlocked = photos.map((photo) => ({ ...photo, locked: false }));

const meta = {
  title: 'Kit/PhotoGallery',
  component: PhotoGallery,
  args: { label: 'Pictures of this album', photos: unlocked, onOpen: fn(), onPin: fn() },
} satisfies Meta<typeof PhotoGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each picture opens and is pinned by its id. @spec component:PhotoGallery 4 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('All pictures are free')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 2 of 4' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ id: 91001002 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pin picture 3' }));
    await expect(args.onPin).toHaveBeenCalledWith({ id: 91001003 });
  },
};
/** @spec component:PhotoGallery 2, 6 */
export const PreviewOnly: Story = {
  tags: ['shot'],
  args: {
    photos,
    access: 'preview',
    preview: {
      title: 'A look into the garden',
      urls: unlocked.slice(0, 3).map((each) => `${each.picture.src}/w160.webp`),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 4 pictures are open to you')).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent('A look into the garden');
    await expect(canvas.getByRole('button', { name: 'Picture 4 of 4, locked' })).toBeVisible();
  },
};
/** @spec component:PhotoGallery 3 */
export const Bought: Story = {
  args: { access: 'bought' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You bought these pictures')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /locked/ })).toBeNull();
  },
};
/** @spec component:PhotoGallery 5 */
export const LockedByAgeCheck: Story = {
  args: { photos, access: 'ageCheck' },
  play: ({ canvas }) => expect(canvas.getByText('The other pictures open with your age check')).toBeVisible(),
};
/** @spec component:PhotoGallery 1, component:PictureTile 5 */
export const Loading: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the pictures');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
