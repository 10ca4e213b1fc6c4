import { ArchTile } from '@lounge/kit/arch-tile';
import { useKit } from '@lounge/kit/kit-provider';
import { TileGrid } from '@lounge/kit/tile-grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { performers } from '../fixtures/performers.ts';

function LiveRow() {
  const { brand } = useKit();
  return (
    <TileGrid kind="arches">
      {performers(brand, 9).map(({ name, href, picture, price }, index) => (
        <ArchTile key={index} name={name} href={href} picture={picture} price={price} />
      ))}
    </TileGrid>
  );
}

const meta = { title: 'Kit/ArchTile/Live row', component: LiveRow } satisfies Meta<typeof LiveRow>;
export default meta;

export const Default: StoryObj<typeof meta> = { tags: ['shot'] };
export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };
