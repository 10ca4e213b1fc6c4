import { BlogTile, BlogTiles, BlogTileSkeleton, blogPageSizes, type BlogTileProps } from '@lounge/kit/blog-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { blogTileExample } from '../../../packages/kit/src/blog-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const noPicture = { src: '' };

function InBrand({ picture: shown, ...props }: BlogTileProps) {
  const inBrand = usePictureOfBrand(shown ?? noPicture);
  return <BlogTile lazy={false} {...props} picture={shown && inBrand} />;
}

const Tile = ({ seed = 'orchids', ...props }: Partial<BlogTileProps> & { seed?: string }) => (
  <InBrand {...blogTileExample} picture={picture('velvet', 'still', seed)} {...props} />
);

const featured = {
  title: '“I play for one person, and the others may stay”',
  category: 'Interview',
  published: '2026-11-19T09:00:00.000Z',
  picture: picture('velvet', 'still', 'vinyl'),
  featured: true,
  subtitle:
    'Mirela on an old piano, on the low E, and why she never plays before ten. With twelve pictures from her room.',
  performers: [{ name: 'Mirela', avatar: picture('velvet', 'avatar', 'mirela') }],
  minutes: 7,
} as const;

const meta = {
  title: 'Kit/BlogTile',
  component: BlogTile,
  args: blogTileExample,
  decorators: [inBox('video')],
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof BlogTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:BlogTile 2 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tile = within(canvas.getByRole('article'));
    await expect(tile.getByRole('link', { name: 'What flowers say on camera' })).toHaveAttribute('href', '#story');
    await expect(tile.getByRole('heading', { level: 3, name: 'What flowers say on camera' })).toBeVisible();
    await expect(tile.getByText('18 Nov')).toHaveAttribute('datetime', blogTileExample.published);
    await expect(tile.getByText(/^News,/)).toBeVisible();
    await expect(tile.getByText(blogTileExample.excerpt)).toBeVisible();
    await expect(canvas.getByRole('article')).not.toHaveAttribute('data-featured');
    await expect(tile.queryByText(/minutes/)).toBeNull();
  },
};

/** @spec component:BlogTile 1 */
export const Featured: Story = {
  parameters: { box: 'none' },
  tags: ['shot'],
  args: featured,
  play: async ({ canvas }) => {
    const tile = within(canvas.getByRole('article'));
    await expect(tile.getByRole('link', { name: featured.title })).toHaveAttribute('href', '#story');
    await expect(tile.getByText('19 November')).toBeVisible();
    await expect(tile.getByText(featured.subtitle)).toBeVisible();
    await expect(tile.queryByText(blogTileExample.excerpt)).toBeNull();
    await expect(tile.getByText('with Mirela')).toBeVisible();
    await expect(tile.getByText('7 minutes')).toBeVisible();
  },
};

/** @spec component:BlogTile 3 */
export const WithoutPicture: Story = {
  parameters: { box: 'none' },
  tags: ['shot'],
  render: () => (
    <Sheet columns="wide">
      <State name="picture">
        <Tile />
      </State>
      <State name="words">
        <Tile picture={null} title="How we count a minute" />
      </State>
      <State name="another year">
        <Tile
          seed="candle"
          published="2024-10-10T09:00:00.000Z"
          category="On television"
          title="Night kitchen begins again with saffron, a broken pan and everybody who was there in spring"
        />
      </State>
      <State name="featured words">
        <Tile {...featured} picture={null} performers={[{ name: 'Ada Marsh' }, { name: 'Noor' }]} />
      </State>
    </Sheet>
  ),
  play: async ({ canvas, canvasElement }) => {
    const tile = (state: string) => canvas.getByText(state, { selector: 'figcaption' }).parentElement as HTMLElement;
    for (const words of ['words', 'featured words']) {
      await expect(tile(words).querySelector('[data-part="frame"]')).toBeNull();
      await expect(within(tile(words)).getByRole('link')).toBeVisible();
    }
    await expect(tile('picture').querySelector('[data-part="frame"] img')).not.toBeNull();
    await expect(canvas.getByText('with Ada Marsh and Noor')).toBeVisible();
    await expect(canvas.getByText('10 October 2024')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** @spec component:BlogTile 4 */
export const Loading: Story = {
  parameters: { box: 'none' },
  tags: ['shot'],
  render: () => (
    <Sheet columns="row">
      <State name="featured">
        <BlogTileSkeleton featured data-testid="featured" />
      </State>
      <State name="latest">
        <BlogTiles isPending aria-label="Latest" />
      </State>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading stories');
    const latest = canvas.getByRole('list', { name: 'Latest' });
    await expect(latest).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByTestId('featured')).toHaveAttribute('data-featured', 'true');
    await expect(canvas.getByTestId('featured')).toHaveAttribute('aria-hidden', 'true');
    // A skeleton's picture has the shape of a story's.
    const { width, height } = (latest.querySelector('[data-part="frame"]') as HTMLElement).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.6, 1);
  },
};

/** A page that loads has as many skeletons as stories will come. @spec component:BlogTile 5 */
export const PageSizes: Story = {
  parameters: { box: 'none' },
  render: () => (
    <>
      <BlogTiles isPending aria-label="Overview" />
      <BlogTiles list="archive" isPending aria-label="Archive" />
      <BlogTiles list="search" isPending aria-label="Search" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(blogPageSizes).toEqual({ overview: 3, archive: 9, search: 15 });
    const places = { Overview: 3, Archive: 9, Search: 15 };
    for (const [name, count] of Object.entries(places)) {
      await expect(canvas.getByRole('list', { name }).children).toHaveLength(count);
    }
  },
};

/** The latest three, as on the overview. */
export const Row: Story = {
  parameters: { box: 'none' },
  globals: { language: 'de', brand: 'brasa', theme: 'light' },
  tags: ['shot'],
  render: () => (
    <BlogTiles aria-label="Neu">
      <Tile
        key="a"
        category="Neuigkeiten"
        title="Was Blumen vor der Kamera sagen"
        excerpt="Tamsin brachte einen Arm voll."
      />
      <Tile
        key="b"
        seed="candle"
        category="Im Fernsehen"
        title="Die Nachtküche beginnt wieder, diesmal mit Nachbarschaftsbesuch"
        excerpt="Zwölf neue Abende, der erste mit Safran und einer zerbrochenen Pfanne."
      />
      <Tile
        key="c"
        picture={null}
        category="Veranstaltungen"
        title="Die blaue Stunde, angekündigt"
        excerpt="Noor liest bis halb eins, jeden Freitag."
      />
    </BlogTiles>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Neu' }).children).toHaveLength(3);
    await expect(canvas.getAllByText('18. Nov.')).toHaveLength(3);
  },
};
