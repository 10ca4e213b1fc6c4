import { AlbumTile } from '@lounge/kit/album-tile';
import { useKit } from '@lounge/kit/kit-provider';
import { PerformerTile, PerformerTileSkeleton } from '@lounge/kit/performer-tile';
import { StatePanel } from '@lounge/kit/state-panel';
import { breakpoints, performerColumns } from '@lounge/kit/theme';
import { TileGrid } from '@lounge/kit/tile-grid';
import { VideoTile } from '@lounge/kit/video-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { performers } from '../fixtures/performers.ts';
import { picture } from '../fixtures/pictures.ts';

function Performers({ count = 14, feature = true }: { count?: number; feature?: boolean }) {
  const { brand } = useKit();
  return (
    <TileGrid>
      {performers(brand, count).map((person, index) => (
        <PerformerTile key={index} {...person} feature={feature && index === 0} />
      ))}
    </TileGrid>
  );
}

function Media({ kind }: { kind: 'videos' | 'albums' }) {
  const { brand } = useKit();
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

const meta = { title: 'Kit/TileGrid', component: Performers } satisfies Meta<typeof Performers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ColumnsFollowTheWindow: Story = {
  args: { feature: false },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('ul');
    if (!grid) throw new Error('There is no grid.');
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    await expect(columns).toBe(performerColumns.findLast(({ from }) => window.innerWidth >= from)?.columns);
    await expect(performerColumns.at(-1)?.from).toBe(breakpoints.lg);
  },
};
export const WithoutFeature: Story = { args: { feature: false } };
export const Videos: Story = { render: () => <Media kind="videos" /> };
export const Albums: Story = { render: () => <Media kind="albums" /> };
export const Phone: Story = { args: { count: 7 }, globals: { viewport: { value: 'phone' } } };
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
