import { SatisfactionRing } from '@lounge/kit/satisfaction-ring';
import { SidePanel } from '@lounge/kit/side-panel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { satisfactionRingExample } from '../../../packages/kit/src/satisfaction-ring/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/SatisfactionRing',
  component: SatisfactionRing,
  args: satisfactionRingExample,
} satisfies Meta<typeof SatisfactionRing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '96% satisfied guests' })).toBeVisible();
  },
};
export const Half: Story = { args: { rating: { count: 40, satisfaction: 52 } } };

/** @spec rule:rating-min-10 */
export const BelowTen: Story = {
  render: () => (
    <>
      {[0, 9, 10].map((count) => (
        <SatisfactionRing key={count} rating={{ count, satisfaction: 80 + count }} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '90% satisfied guests' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
  },
};
export const InAPanel: Story = {
  decorators: [inBox('panel')],
  render: (args) => (
    <SidePanel title="Satisfied guests" text="412 ratings in 90 days" mark={<SatisfactionRing {...args} />} />
  ),
};
