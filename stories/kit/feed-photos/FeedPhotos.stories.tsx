import type { FeedGateContent } from '@lounge/kit/feed-clip';
import { FeedPhotos, type FeedPhotosProps } from '@lounge/kit/feed-photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { feedPhotosExample } from '../../../packages/kit/src/feed-photos/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

const seeds = ['vinyl', 'orchids', 'candle', 'rooftop'];

function InBrand({ photos, ...props }: FeedPhotosProps) {
  const brand = useArtBrand();
  const shown = photos.map((photo, at) => ({ ...photo, picture: picture(brand, 'still', seeds[at % 4] ?? 'vinyl') }));
  return <FeedPhotos {...props} photos={shown} />;
}

const onBuy = fn();
const gate: FeedGateContent = {
  restriction: 'needPurchase',
  price: 900,
  balance: 24_800,
  links: { logIn: '#log-in', ageCheck: '#age-check', topUp: '#top-up' },
  onBuy,
};
const { photos } = feedPhotosExample;
const locked = photos.map((photo) => ({ ...photo, isLocked: true }));

const meta = {
  title: 'Kit/FeedPhotos',
  component: FeedPhotos,
  decorators: [inBox('phone')],
  args: { ...feedPhotosExample, onOpen: fn() },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof FeedPhotos>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:FeedPhotos 2, 6 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: '4 pictures' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    const last = canvas.getByRole('button', { name: 'Open picture 3 of 4 + 1' });
    await expect(last).toHaveTextContent('+ 1');
    await userEvent.click(last);
    await expect(args.onOpen).toHaveBeenCalledWith({ index: 2 });
  },
};
/** @spec component:FeedPhotos 1 */
export const One: Story = {
  args: { photos: photos.slice(0, 1) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open picture 1 of 1' }));
    await expect(args.onOpen).toHaveBeenCalledWith({ index: 0 });
  },
};
export const Two: Story = {
  tags: ['shot'],
  args: { photos: photos.slice(0, 2), bought: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByText('Yours')).toBeVisible();
  },
};
/** @spec component:FeedPhotos 3 */
export const NeedsAgeCheck: Story = {
  args: { photos: locked, gate: { ...gate, restriction: 'needAgeCheck', price: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verify your age once')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start the check' })).toHaveAttribute('href', '#age-check');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** @spec component:FeedPhotos 4 */
export const Locked: Story = {
  tags: ['shot'],
  args: { photos: locked, gate },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('4 pictures, yours to keep')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Open for\s*9\s*coins$/ }));
    await expect(onBuy).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
/** In long words a gate is higher than the pictures, which grow with it. */
export const LongGate: Story = {
  args: { photos: locked, gate: { ...gate, problem: 'You are taking a break from paying. '.repeat(8) } },
  play: async ({ canvas, canvasElement }) => {
    const bottomOf = (part: string) =>
      canvasElement.querySelector(`[data-part='${part}']`)?.getBoundingClientRect().bottom;
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(bottomOf('mosaic')).toBe(bottomOf('gate'));
  },
};
/** Where only some are locked the others open, and what opens the rest stands below. */
export const SomeLocked: Story = {
  tags: ['shot'],
  args: {
    photos: [...photos.slice(0, 1), ...locked.slice(1)],
    gate: { ...gate, restriction: 'needAgeCheck', price: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open picture 1 of 4' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Picture 2 of 4, locked' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start the check' })).toBeVisible();
  },
};
/** @spec component:FeedPhotos 5 */
export const Contest: Story = {
  args: { photos: photos.slice(0, 1), contest: { place: 4 } },
  play: ({ canvas }) => expect(canvas.getByText('Contest, place 4')).toBeVisible(),
};
export const GermanBrasa: Story = { globals: { language: 'de', brand: 'brasa', theme: 'light' } };
