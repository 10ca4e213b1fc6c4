import { Picture } from '@lounge/kit/picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pictureExample } from '../../../packages/kit/src/picture/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture } from '../fixtures/pictures.ts';

const meta = {
  title: 'Kit/Picture',
  component: Picture,
  decorators: [inBox('tile')],
  args: pictureExample,
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Priority: Story = { args: { priority: true } };
export const Failed: Story = {
  args: { ...brokenPicture, lazy: false },
  play: async ({ canvas }) => {
    const again = await waitFor(() => canvas.getByRole('button', { name: 'Load again' }));
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible());
  },
};
