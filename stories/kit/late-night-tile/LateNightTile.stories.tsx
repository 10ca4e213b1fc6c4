import { Button } from '@lounge/kit/button';
import { KitProvider } from '@lounge/kit/kit-provider';
import { LateNightTile, type LateNightTileProps } from '@lounge/kit/late-night-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lateNightTileExample } from '../../../packages/kit/src/late-night-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function Tile({ picture, performers, ...props }: LateNightTileProps) {
  const [noor, mirela] = performers;
  const avatars = [usePictureOfBrand(noor?.picture ?? picture), usePictureOfBrand(mirela?.picture ?? picture)];
  return (
    <LateNightTile
      {...props}
      picture={usePictureOfBrand(picture)}
      performers={performers.map((each, at) => ({ ...each, picture: avatars[at] ?? each.picture }))}
    />
  );
}

const { begin, end } = lateNightTileExample;
const during = Date.parse(begin);
const after = Date.parse(end);
const action = (label: string) => (
  <Button variant="outline" size="small">
    {label}
  </Button>
);

const meta = {
  title: 'Kit/LateNightTile',
  component: LateNightTile,
  args: lateNightTileExample,
  decorators: [inBox('panel')],
  render: (args) => <Tile {...args} />,
} satisfies Meta<typeof LateNightTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Within six days by its weekday, later with the day too. @spec component:LateNightTile 1 */
export const Default: Story = {
  render: (args) => (
    <>
      <Tile {...args} action={action('Remind me')} />
      <Tile {...args} now={Date.parse('2026-11-20T19:00:00.000Z')} />
    </>
  ),
  play: async ({ canvas }) => {
    const [soon, later] = canvas.getAllByRole('article').map((tile) => within(tile));
    await expect(soon?.getByText('Friday, 23:00 to 00:30')).toBeVisible();
    await expect(soon?.getByRole('link', { name: 'The blue hour, live' })).toHaveAttribute('href', '#late-night');
    await expect(soon?.getByText('Two voices, one lamp.')).toBeVisible();
    await expect(soon?.getByText('Noor, Mirela')).toBeVisible();
    await expect(soon?.getByRole('button', { name: 'Remind me' })).toBeVisible();
    await expect(later?.getByText('Friday 27 November, 23:00 to 00:30')).toBeVisible();
  },
};

/** @spec component:LateNightTile 2 */
export const Running: Story = {
  args: { now: during },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Since 23:00, until 00:30')).toBeVisible();
    await expect(canvas.queryByText(/Friday/)).toBeNull();
  },
};

/** @spec component:LateNightTile 3 */
export const Over: Story = {
  args: { now: after },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Friday 27 November, over')).toBeVisible();
    await expect(canvas.queryByText(/23:00/)).toBeNull();
  },
};

const german = 'Die blaue Stunde, live';
const english = 'The blue hour, live';
const readIn = [
  ['de', german, 'de'],
  ['de-AT', german, 'de'],
  ['en', english, 'en'],
  ['nl', english, 'en'],
  ['es', english, 'en'],
  ['fr', english, 'en'],
] as const;

/** German reads German, every other language English, each marked as what it is. @spec component:LateNightTile 4 */
export const Languages: Story = {
  render: (args) => (
    <>
      {readIn.map(([language]) => (
        <KitProvider key={language} language={language}>
          <Tile {...args} />
        </KitProvider>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('article');
    await expect(tiles).toHaveLength(readIn.length);
    for (const [at, [, headline, lang]] of readIn.entries()) {
      const tile = within(tiles[at] as HTMLElement);
      await expect(tile.getByRole('link', { name: headline }).closest('[lang]')).toHaveAttribute('lang', lang);
      const text = tile.getByText(lang === 'de' ? 'Zwei Stimmen, eine Lampe.' : 'Two voices, one lamp.');
      await expect(text).toHaveAttribute('lang', lang);
    }
  },
};

const states = (
  <Sheet columns="row">
    <State name="Upcoming">
      <Tile {...lateNightTileExample} action={action('Remind me')} />
    </State>
    <State name="Running">
      <Tile {...lateNightTileExample} now={during} text={undefined} action={action('Watch')} />
    </State>
    <State name="Over, plain">
      <Tile {...lateNightTileExample} now={after} href={undefined} text={undefined} performers={[]} />
    </State>
  </Sheet>
);

export const AllStates: Story = { tags: ['shot'], parameters: { box: 'none' }, render: () => states };

/** On a phone, in German, by day. */
export const Phone: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
  render: () => states,
};
