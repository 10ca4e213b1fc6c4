import { PerformerTile, type PerformerTileProps } from '@lounge/kit/performer-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';
import { usePictureOfBrand } from '../fixtures/use-picture-of-brand.ts';

function InBrand({ picture: shown, ...props }: PerformerTileProps) {
  return <PerformerTile {...props} picture={usePictureOfBrand(shown)} />;
}

const meta = {
  title: 'Kit/PerformerTile',
  component: PerformerTile,
  decorators: [inBox('tile')],
  args: {
    name: 'Oona Lind',
    href: '#oona-lind',
    picture: picture('velvet', 'portrait', 'oonalind'),
    presence: 'online',
    age: 34,
    place: 'Turku',
    more: 'EN',
    price: { amount: 3000 },
    badges: [{ kind: 'new' }],
    onChoose: fn(({ event }) => event.preventDefault()),
  },
  render: (args) => <InBrand {...args} />,
} satisfies Meta<typeof PerformerTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ChoosingFollowsTheLink: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Oona Lind' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ href: '#oona-lind' }));
  },
};
