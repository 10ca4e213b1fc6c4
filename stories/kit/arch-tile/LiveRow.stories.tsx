import { ArchTile } from '@lounge/kit/arch-tile';
import { TileGrid, type TileGridProps } from '@lounge/kit/tile-grid';
import type { Brand } from '@lounge/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { performers } from '../fixtures/performers.ts';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

const arches = (brand: Brand) =>
  performers(brand, 9).map(({ name, href, picture, price }, index) => (
    <ArchTile key={index} name={name} href={href} picture={picture} price={price} />
  ));

function InBrand(props: TileGridProps) {
  return <TileGrid {...props}>{arches(useArtBrand())}</TileGrid>;
}

const meta = {
  title: 'Kit/ArchTile/Live row',
  component: TileGrid,
  args: { kind: 'arches', children: arches('velvet') },
  // A text cannot stand for tiles.
  argTypes: { children: { control: false } },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof TileGrid>;
export default meta;

export const Default: StoryObj<typeof meta> = { tags: ['shot'] };
export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
