import { PlaceMap } from '@lounge/kit/place-map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { placeMapExample } from '../../../packages/kit/src/place-map/example.ts';

const meta = {
  title: 'Kit/PlaceMap',
  component: PlaceMap,
  args: { ...placeMapExample, onSelect: fn() },
} satisfies Meta<typeof PlaceMap>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Close places gather as a number; zooming in tells them apart. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('img', { name: /A map with 4 places/ })).toBeVisible();
    const counts = () =>
      [...canvasElement.querySelectorAll('[data-part="count"]')].map(({ textContent }) => textContent);
    await expect(counts()).toEqual(['6', '1', '3']);
    const [marker] = canvasElement.querySelectorAll('[data-part="marker"]');
    if (marker === undefined) throw new Error('There is no marker.');
    await userEvent.click(marker);
    await expect(args.onSelect).toHaveBeenCalledWith({ ids: ['Köln', 'Bonn'], isPressed: true });
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    for (let times = 0; times < 4; times += 1) await userEvent.click(zoomIn);
    await expect(counts()).toEqual(['4', '2', '1', '3']);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(counts()).toEqual(['6', '1', '3']);
    zoomIn.blur();
  },
};
export const Nobody: Story = { args: { markers: [] } };
