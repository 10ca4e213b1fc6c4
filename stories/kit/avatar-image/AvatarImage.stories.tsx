import { AvatarImage } from '@lounge/kit/avatar-image';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';

const meta = {
  title: 'Kit/AvatarImage',
  component: AvatarImage,
  args: { name: 'Robin', picture: picture('velvet', 'portrait', 'mirela') },
} satisfies Meta<typeof AvatarImage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:AvatarImage 1 */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBe(160));
    await expect(image?.getAttribute('src')).toMatch(/\/w160\./);
    await expect(canvasElement.querySelector('[data-part=initial]')).toBeNull();
  },
};
/** Without a picture, and where its file is missing, the first letter stands in. @spec component:AvatarImage 2 */
export const Missing: Story = {
  args: { picture: { src: '/samples/missing', tint: 5 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('R')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const None: Story = { args: { picture: null } };
/** The colour of the picture, or nothing, until there is more. @spec component:AvatarImage 3 */
export const Loading: Story = {
  args: { name: null, picture: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.kit-avatar-image')).toHaveAttribute('data-loading', 'true');
    await expect(canvasElement.querySelector('[data-part=initial]')).toHaveTextContent('');
  },
};
