import { TileSkeleton } from '@lounge/kit/skeleton';
import { TvSeriesTile, type TvSeriesTileProps } from '@lounge/kit/tv-series-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tvSeriesTileExample } from '../../../packages/kit/src/tv-series-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function InBrand({ picture: shown, ...props }: TvSeriesTileProps) {
  return <TvSeriesTile lazy={false} {...props} picture={usePictureOfBrand(shown)} />;
}

function Tile({ seed = 'candle', ...props }: Partial<TvSeriesTileProps> & { seed?: string }) {
  return <InBrand {...tvSeriesTileExample} picture={picture('velvet', 'still', seed)} {...props} />;
}

const meta = {
  title: 'Kit/TvSeriesTile',
  component: TvSeriesTile,
  args: tvSeriesTileExample,
  decorators: [inBox('video')],
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof TvSeriesTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:TvSeriesTile 1 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'After the rain' })).toHaveAttribute('href', '#after-the-rain');
    await expect(canvas.getByText('8 episodes')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeVisible();
    await expect(canvas.queryByText('New')).toBeNull();
  },
};

/** @spec component:TvSeriesTile 2 */
export const NewEpisodes: Story = {
  args: { episodes: 12, newEpisodes: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(canvas.getByText('12 episodes, 1 new')).toBeVisible();
  },
};

/** @spec component:TvSeriesTile 3 */
export const Loading: Story = {
  render: () => <TileSkeleton data-testid="loading" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('loading')).toBeVisible();
    await expect(canvas.getByTestId('loading').querySelectorAll('[data-part="frame"], [data-skeleton]')).toHaveLength(
      3,
    );
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AllStates: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="wide">
      <State name="New episodes">
        <Tile seed="vinyl" title="Night kitchen" episodes={12} newEpisodes={1} />
      </State>
      <State name="Default">
        <Tile />
      </State>
      <State name="One episode, long title">
        <Tile seed="orchids" title="Benachrichtigungseinstellungen für die lange Nacht am Klavier" episodes={1} />
      </State>
      <State name="Picture failed">
        <Tile picture={brokenPicture} />
      </State>
      <State name="Loading">
        <TileSkeleton />
      </State>
    </Sheet>
  ),
};
