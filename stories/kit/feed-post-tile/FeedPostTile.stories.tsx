import { FeedPostTile, type FeedPostTileProps } from '@lounge/kit/feed-post-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { feedPostTileExample } from '../../../packages/kit/src/feed-post-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const noPicture = { src: '' };

function InBrand({ picture: shown, ...props }: FeedPostTileProps) {
  const inBrand = usePictureOfBrand(shown ?? noPicture);
  return <FeedPostTile lazy={false} {...props} picture={shown && inBrand} />;
}

const Tile = ({ seed = 'mirela', ...props }: Partial<FeedPostTileProps> & { seed?: string }) => (
  <InBrand {...feedPostTileExample} picture={picture('velvet', 'portrait', seed)} count={undefined} {...props} />
);

const meta = {
  title: 'Kit/FeedPostTile',
  component: FeedPostTile,
  args: feedPostTileExample,
  decorators: [inBox('tile')],
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof FeedPostTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Photos of a performer who is online, one link with the words as its name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Five cards from yesterday.' })).toHaveAttribute('href', '#post');
    await expect(canvas.getByText('Mirela')).toBeVisible();
    await expect(canvas.getByText('Online')).toBeInTheDocument();
    await expect(canvas.getByText('5 pictures')).toBeInTheDocument();
  },
};

/** A clip, a price, what is bought, an age check, words without a picture, and a performer's own page. */
export const Kinds: Story = {
  parameters: { box: 'none' },
  tags: ['shot'],
  render: () => (
    <Sheet>
      <State name="clip">
        <Tile seed="noor" duration={84} words="Tuesday’s dance, uncut." />
      </State>
      <State name="priced">
        <Tile seed="sable" duration={724} price={1800} words="The long version, with everything that did not fit" />
      </State>
      <State name="bought">
        <Tile bought count={3} model={{ name: 'Ada Marsh', onlineState: 'offline' }} />
      </State>
      <State name="age check">
        <Tile lock="ageCheck" price={900} count={2} />
      </State>
      <State name="words">
        <Tile
          picture={null}
          words="Which song closes the Friday show? The slow one, or the one that keeps you awake?"
        />
      </State>
      <State name="own page">
        <Tile words="" away={false} count={1} />
      </State>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const tile = (state: string) =>
      within(canvas.getByText(state, { selector: 'figcaption' }).parentElement as HTMLElement);
    await expect(tile('clip').getByText('01:24')).toBeVisible();
    await expect(tile('clip').queryByText(/coins/)).toBeNull();
    await expect(tile('priced').getByText('18')).toBeVisible();
    await expect(tile('bought').getByText('Bought')).toBeVisible();
    // A price says nothing before the age check.
    await expect(tile('age check').getByText('Age check')).toBeVisible();
    await expect(tile('age check').queryByText('9')).toBeNull();
    await expect(tile('words').getByRole('link', { name: /^Which song/ })).toBeVisible();
    await expect(tile('words').queryByRole('img')).toBeNull();
    await expect(tile('own page').getByRole('link', { name: 'Post by Mirela' })).toBeVisible();
    await expect(tile('own page').queryByText('Mirela')).toBeNull();
    await expect(tile('own page').queryByText(/picture/)).toBeNull();
  },
};
