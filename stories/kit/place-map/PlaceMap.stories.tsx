import { PlaceMap } from '@lounge/kit/place-map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

/** An invented coast around Cologne, so that the story needs no outlines of the world. */
const outlines = {
  land: 'M1600,1290L1740,1262L1790,1228L1838,1196L1856,1168L1890,1150L1912,1158L1980,1120L2100,1140L2100,1300L1600,1300z',
  borders: 'M1856,1168L1862,1196L1850,1216L1872,1260L1866,1300',
  unitsPerDegree: 10,
};

const meta = {
  title: 'Kit/PlaceMap',
  component: PlaceMap,
  args: {
    center: { latitude: 50.94, longitude: 6.96 },
    markers: [
      { id: 'Köln', label: 'Köln', latitude: 50.9375, longitude: 6.9603, count: 4 },
      { id: 'Bonn', label: 'Bonn', latitude: 50.7374, longitude: 7.0982, count: 2 },
      { id: 'Utrecht', label: 'Utrecht', latitude: 52.0907, longitude: 5.1214, count: 1 },
      { id: 'Hannover', label: 'Hannover', latitude: 52.3759, longitude: 9.732, count: 3, selected: true },
    ],
    outlines,
    onSelect: fn(),
  },
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
