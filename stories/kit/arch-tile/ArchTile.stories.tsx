import { ArchTile, ArchTileSkeleton, type ArchTileProps } from '@lounge/kit/arch-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { archTileExample } from '../../../packages/kit/src/arch-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';
import { useArtBrand } from '../fixtures/use-art-brand.ts';

function Branded({ picture: override, ...props }: ArchTileProps) {
  const brand = useArtBrand();
  return <ArchTile {...props} picture={override === brokenPicture ? override : picture(brand, 'portrait', 'mirela')} />;
}

const meta = {
  title: 'Kit/ArchTile',
  component: ArchTile,
  args: archTileExample,
  render: (args) => <Branded {...args} />,
  decorators: [inBox('arch')],
} satisfies Meta<typeof ArchTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InAChat: Story = { args: { presence: 'chat' } };
export const LongName: Story = { args: { name: 'Maximiliane von Hohenfels' } };
export const PictureFailed: Story = { args: { picture: brokenPicture } };
export const Loading: Story = { render: () => <ArchTileSkeleton /> };
