import { Picture } from '@lounge/kit/picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { brokenPicture, picture } from '../fixtures/pictures.ts';

const meta = {
  title: 'Kit/Picture',
  component: Picture,
  decorators: [inBox('tile')],
  args: { ...picture('velvet', 'portrait', 'mirela'), width: 3, height: 4, alt: 'Portrait of Mirela', sizes: '211px' },
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
