import { HoursOnline, type Week } from '@lounge/kit/hours-online';
import { SidePanel } from '@lounge/kit/side-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';

/** Levels from 16:00 on, by day. */
const evenings = ['00011233', '00001233', '00000122', '00111233', '00012333', '01112333', '00111221'];
const week: Week = evenings.map((evening) =>
  Array.from({ length: 24 }, (_, hour) => ([0, 1, 2, 3] as const)[Number(evening[hour - 16] ?? 0)] ?? 0),
);

const meta = {
  title: 'Kit/HoursOnline',
  component: HoursOnline,
  args: { name: 'Mirela', week },
  decorators: [inBox('panel')],
  render: (args) => (
    <SidePanel title="Usually here">
      <HoursOnline {...args} />
    </SidePanel>
  ),
} satisfies Meta<typeof HoursOnline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'When Mirela is usually here, Berlin time' })).toBeVisible();
    await expect(canvas.getByText('Best chance: Friday, 21 to 24 o’clock')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};
/** @spec component:HeatMap 1 */
export const Loading: Story = {
  args: { week: undefined, isPending: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(canvas.getByRole('table', { name: 'The hours are loading' })).toBeVisible();
    await expect(canvas.queryByText(/Best chance/)).toBeNull();
  },
};
/** @spec component:HeatMap 2 */
export const Empty: Story = {
  args: { week: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
    await expect(canvas.getByText('No hours known yet.')).toBeVisible();
  },
};
/** @spec component:HeatMap 3 */
export const Failed: Story = {
  args: { week: undefined, hasFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The hours did not load.');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText('No hours known yet.')).toBeNull();
  },
};
export const WithMemo: Story = {
  args: { memo: 'Back late on Wednesday, the choir rehearses.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the choir rehearses/)).toBeVisible();
  },
};
export const WholeDay: Story = { args: { from: 0, hours: 24 }, parameters: { box: 'none' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { language: 'de' } };
