import { AlbumTile } from '@lounge/kit/album-tile';
import { PerformerTile, PerformerTileSkeleton, type PerformerTileProps } from '@lounge/kit/performer-tile';
import { StatePanel } from '@lounge/kit/state-panel';
import { breakpoints, performerColumns } from '@lounge/kit/theme';
import { TileGrid, type TileGridProps } from '@lounge/kit/tile-grid';
import { VideoTile } from '@lounge/kit/video-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Children, isValidElement } from 'react';
import { expect } from 'storybook/test';
import { performers } from '../fixtures/performers.ts';
import { picture } from '../fixtures/pictures.ts';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

const tiles = (count: number, feature: boolean) =>
  performers('velvet', count).map((person, index) => (
    <PerformerTile key={index} {...person} feature={feature && index === 0} />
  ));

function InBrand({ children, ...props }: TileGridProps) {
  const brand = useArtBrand();
  const tilesOfBrand = Children.toArray(children).filter((tile) => isValidElement<PerformerTileProps>(tile));
  const people = performers(brand, tilesOfBrand.length);
  return (
    <TileGrid {...props}>
      {tilesOfBrand.map((tile, index) => (
        <PerformerTile key={tile.key} {...tile.props} picture={people[index]?.picture ?? tile.props.picture} />
      ))}
    </TileGrid>
  );
}

function Media({ kind }: { kind: 'videos' | 'albums' }) {
  const brand = useArtBrand();
  const seeds = kind === 'videos' ? ['rooftop', 'orchids', 'candle', 'vinyl'] : ['garden', 'yellow', 'palms', 'garden'];
  return (
    <TileGrid kind={kind}>
      {seeds.map((seed, index) =>
        kind === 'videos' ? (
          <VideoTile
            key={index}
            title={seed}
            href={`#${seed}`}
            picture={picture(brand, 'still', seed)}
            duration={724}
          />
        ) : (
          <AlbumTile
            key={index}
            title={seed}
            href={`#${seed}`}
            picture={picture(brand, 'album', seed)}
            owner="Noor"
            count={4}
          />
        ),
      )}
    </TileGrid>
  );
}

const meta = {
  title: 'Kit/TileGrid',
  component: TileGrid,
  args: { children: tiles(14, true) },
  // A text cannot stand for tiles.
  argTypes: { children: { control: false } },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof TileGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ColumnsFollowTheWindow: Story = {
  args: { children: tiles(14, false) },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('ul');
    if (!grid) throw new Error('There is no grid.');
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    await expect(columns).toBe(performerColumns.findLast(({ from }) => window.innerWidth >= from)?.columns);
    await expect(performerColumns.at(-1)?.from).toBe(breakpoints.lg);
  },
};
export const WithoutFeature: Story = { args: { children: tiles(14, false) } };
export const Videos: Story = { render: () => <Media kind="videos" /> };
export const Albums: Story = { render: () => <Media kind="albums" /> };
export const Phone: Story = { args: { children: tiles(7, true) }, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  render: () => (
    <TileGrid isPending>
      {Array.from({ length: 13 }, (_, index) => (
        <PerformerTileSkeleton key={index} feature={index === 0} />
      ))}
    </TileGrid>
  ),
};
export const Empty: Story = { render: () => <StatePanel kind="empty" step={{ href: '#start' }} /> };
export const Failed: Story = { render: () => <StatePanel kind="error" step={{ onAct: () => undefined }} /> };
