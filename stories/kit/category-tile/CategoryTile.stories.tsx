import { CategoryTile, CategoryTileSkeleton, type CategoryTileProps } from '@lounge/kit/category-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { categoryTileExample } from '../../../packages/kit/src/category-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

function Branded({ picture: override, ...props }: CategoryTileProps) {
  const brand = useArtBrand();
  const own = picture(brand, 'still', 'vinyl');
  return <CategoryTile {...props} picture={override === brokenPicture ? override : own} />;
}

const meta = {
  title: 'Kit/CategoryTile',
  component: CategoryTile,
  args: categoryTileExample,
  render: (args) => <Branded {...args} />,
  decorators: [inBox('video')],
} satisfies Meta<typeof CategoryTile>;
export default meta;

type Story = StoryObj<typeof meta>;

// @spec component:CategoryTile 1
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Musicians' })).toHaveAttribute('href', '#musicians');
    await expect(canvas.getByText('46 performers')).toBeVisible();
  },
};

// @spec component:CategoryTile 2
export const Active: Story = {
  args: { active: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Musicians' })).toHaveAttribute('aria-current', 'page');
  },
};

// @spec component:CategoryTile 3
export const Loading: Story = { tags: ['shot'], render: () => <CategoryTileSkeleton /> };

export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 performer')).toBeVisible();
  },
};
export const PictureFailed: Story = { args: { picture: brokenPicture } };
