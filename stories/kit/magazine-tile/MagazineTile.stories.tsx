import { MagazineTile, type MagazineTileProps } from '@lounge/kit/magazine-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { magazineTileExample } from '../../../packages/kit/src/magazine-tile/example.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

const noPicture = { src: '' };

function InBrand({ magazine, ...props }: MagazineTileProps) {
  const inBrand = usePictureOfBrand(magazine?.picture ?? noPicture);
  return <MagazineTile lazy={false} {...props} magazine={magazine && { ...magazine, picture: inBrand }} />;
}

const meta = {
  title: 'Kit/MagazineTile',
  component: MagazineTile,
  args: { ...magazineTileExample, onAnother: fn() },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof MagazineTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A magazine of the shelf. @spec component:MagazineTile 1 */
export const Default: Story = {
  render: ({ magazine }) => <InBrand magazine={magazine} />,
  play: async ({ canvas }) => {
    const tile = within(canvas.getByRole('article'));
    await expect(tile.getByRole('link', { name: 'Flowers that stay awake' })).toHaveAttribute('href', '#magazine');
    await expect(tile.getByText('No. 14, Autumn')).toBeVisible();
    await expect(tile.getByText('12 stories')).toBeVisible();
    await expect(tile.queryByRole('button')).toBeNull();
  },
};

/** The random other one: its button, on its way, and failed. @spec component:MagazineTile 2 */
export const Another: Story = {
  tags: ['shot'],
  render: (args) => (
    <Sheet>
      <State name="random">
        <InBrand {...args} />
      </State>
      <State name="on its way">
        <InBrand {...args} isPending />
      </State>
      <State name="failed">
        <InBrand {...args} failed />
      </State>
      <State name="loading">
        <InBrand {...args} magazine={null} />
      </State>
    </Sheet>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const tile = (state: string) =>
      within(canvas.getByText(state, { selector: 'figcaption' }).parentElement as HTMLElement);
    const another = { name: 'Another one' };
    await userEvent.click(tile('random').getByRole('button', another));
    await expect(args.onAnother).toHaveBeenCalledOnce();
    // The one that is there stays, and nothing is asked twice.
    await userEvent.click(tile('on its way').getByRole('button', another));
    await expect(args.onAnother).toHaveBeenCalledOnce();
    await expect(tile('on its way').getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await expect(tile('on its way').getByRole('link', { name: 'Flowers that stay awake' })).toBeVisible();
    await expect(tile('failed').getByRole('alert')).toHaveTextContent('No other one arrived. Please try again.');
    await userEvent.click(tile('failed').getByRole('button', another));
    await expect(args.onAnother).toHaveBeenCalledTimes(2);
  },
};

/** @spec component:MagazineTile 3 */
export const Loading: Story = {
  args: { magazine: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading a magazine');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const GermanBrasa: Story = {
  globals: { language: 'de', brand: 'brasa', theme: 'light' },
  tags: ['shot'],
  args: { failed: true },
};
