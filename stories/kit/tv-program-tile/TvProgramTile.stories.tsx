import { Button } from '@lounge/kit/button';
import { IconButton } from '@lounge/kit/icon-button';
import { bell, bellFill } from '@lounge/kit/icons';
import { KitProvider } from '@lounge/kit/kit-provider';
import { TvProgramTile, TvProgramTileSkeleton, type TvProgramTileProps } from '@lounge/kit/tv-program-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tvProgramTileExample } from '../../../packages/kit/src/tv-program-tile/example.ts';
import { picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function InBrand({ picture: shown, ...props }: TvProgramTileProps) {
  return <TvProgramTile lazy={false} {...props} picture={usePictureOfBrand(shown)} />;
}

function Tile({ seed = 'vinyl', ...props }: Partial<TvProgramTileProps> & { seed?: string }) {
  return <InBrand {...tvProgramTileExample} picture={picture('velvet', 'still', seed)} {...props} />;
}

const reminder = <IconButton icon={bell} label="Remind me" />;
const reminded = <IconButton icon={bellFill} label="Remind me" pressed />;

const meta = {
  title: 'Kit/TvProgramTile',
  component: TvProgramTile,
  args: tvProgramTileExample,
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof TvProgramTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** On now from 21:00 to 22:15 in Berlin; 45 of 75 minutes have passed. @spec component:TvProgramTile 1 */
export const Default: Story = {
  args: { reminder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21:00')).toHaveAttribute('datetime', '2026-11-20T20:00:00.000Z');
    await expect(canvas.getByRole('link', { name: 'Vinyl hour' })).toHaveAttribute('href', '#tv');
    await expect(canvas.getByText('Now')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Elapsed' })).toHaveProperty('value', 0.6);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The way to be reminded stands in it until it begins. @spec component:TvProgramTile 2 */
export const Upcoming: Story = {
  args: { now: Date.parse(tvProgramTileExample.start) - 1, premium: true, reminder },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21:00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remind me' })).toBeVisible();
    await expect(canvas.getByText('Premium')).toBeVisible();
    await expect(canvas.queryByText('Now')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** Over, and in the library where it has a page. @spec component:TvProgramTile 3 */
export const Past: Story = {
  render: () => (
    <>
      <Tile now={Date.parse(tvProgramTileExample.end)} reminder={reminder} premium />
      <Tile now={Date.parse(tvProgramTileExample.end)} title="Tea at seven" href={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const [kept, gone] = canvas.getAllByRole('article').map((tile) => within(tile));
    await expect(kept?.getByText('In the library')).toBeVisible();
    await expect(kept?.getByRole('link', { name: 'Vinyl hour' })).toBeVisible();
    await expect(gone?.getByText('Over')).toBeVisible();
    await expect(gone?.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Now')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Its times are those of the guest's zone. */
export const Zone: Story = {
  render: () => (
    <KitProvider timeZone="America/New_York">
      <Tile look="large" />
    </KitProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('15:00 to 16:15')).toBeVisible();
  },
};

/** @spec component:TvProgramTile 4 */
export const Loading: Story = {
  tags: ['shot'],
  render: () => (
    <Sheet columns="panel">
      <State name="row">
        <TvProgramTileSkeleton data-testid="row" />
        <TvProgramTileSkeleton />
      </State>
      <State name="large">
        <TvProgramTileSkeleton look="large" data-testid="large" />
      </State>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('row')).toBeVisible();
    await expect(canvas.getByTestId('large')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

const at = (start: string, end: string) => ({
  start: `2026-11-${start}:00.000Z`,
  end: `2026-11-${end}:00.000Z`,
});

const evening = (
  <div>
    <Tile seed="candle" title="Tea at seven" text="Talk with Petra Lys" href="#tea" {...at('20T18:00', '20T19:15')} />
    <Tile
      seed="orchids"
      title="Orchids at midnight"
      text="Film, repeated"
      href={undefined}
      {...at('20T19:15', '20T20:00')}
    />
    <Tile />
    <Tile
      seed="rooftop"
      title="Night kitchen"
      text="Saffron. Series, episode 12"
      reminder={reminded}
      {...at('20T21:15', '20T22:00')}
    />
    <Tile
      seed="candle"
      title="The late waltz"
      text="Ravenna dances"
      premium
      reminder={reminder}
      {...at('20T22:00', '20T23:00')}
    />
    <Tile
      seed="orchids"
      title="Benachrichtigungseinstellungen am Klavier"
      text="Noor liest live aus Briefen, die niemand abgeschickt hat"
      premium
      reminder={reminder}
      {...at('20T23:00', '21T00:10')}
    />
  </div>
);

/** An evening as a list. */
export const Evening: Story = { tags: ['shot'], render: () => evening };

/** The same on a phone, in German, by day. */
export const EveningOnAPhone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
  render: () => evening,
};

const nightText = 'Joaquim puts on what you wish for. Sable tells what the records know.';

/** The entry that is on now, and the next one. */
export const Large: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet columns="panel">
      <State name="on now">
        <Tile look="large" text={nightText} />
      </State>
      <State name="next">
        <Tile
          look="large"
          seed="candle"
          title="The late waltz"
          text="Ravenna dances"
          premium
          reminder={<Button variant="outline">Remind me</Button>}
          {...at('20T21:15', '20T22:00')}
        />
      </State>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21:00 to 22:15')).toBeVisible();
    await expect(canvas.getByText('22:15 to 23:00')).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(1);
  },
};
