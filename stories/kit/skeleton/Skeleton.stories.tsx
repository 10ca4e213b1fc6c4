import { Skeleton, TileSkeleton } from '@lounge/kit/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/Skeleton',
  component: Skeleton,
  decorators: [inBox('video')],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Heading: Story = { args: { shape: 'heading' } };
export const Control: Story = { args: { shape: 'control' } };
export const Box: Story = { args: { shape: 'box' } };
export const VideoTile: Story = { render: () => <TileSkeleton /> };
export const AlbumTile: Story = { render: () => <TileSkeleton shape="album" /> };
