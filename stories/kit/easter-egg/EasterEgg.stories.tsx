import { EasterEgg } from '@lounge/kit/easter-egg';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const meta = {
  title: 'Kit/EasterEgg',
  component: EasterEgg,
  args: { onCollect: fn() },
} satisfies Meta<typeof EasterEgg>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab reaches it, and it has a name. @spec component:EasterEgg 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const egg = canvas.getByRole('button', { name: 'A hidden egg' });
    await expect(egg).toHaveFocus();
    await expect(egg.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollect).toHaveBeenCalled();
  },
};

/** @spec component:EasterEgg 2 */
export const Found: Story = {
  args: { state: 'collecting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You found oneCollecting');
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** @spec component:EasterEgg 3 */
export const Collected: Story = {
  args: { state: 'collected', collected: 12, total: 30, text: '3 more and the lantern is yours.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 of 303 more and the lantern is yours.');
  },
};

/** @spec component:EasterEgg 4 */
export const CollectedBefore: Story = {
  args: { state: 'before', since: '2027-04-04T10:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This one is in your basketSince 4 April 2027.');
  },
};

const states = (
  <Sheet>
    <State name="Hidden">
      <EasterEgg />
    </State>
    <State name="Being collected">
      <EasterEgg state="collecting" />
    </State>
    <State name="Collected">
      <EasterEgg state="collected" collected={12} total={30} text="3 more and the lantern is yours." />
    </State>
    <State name="Collected, no total">
      <EasterEgg state="collected" collected={1} />
    </State>
    <State name="Collected before">
      <EasterEgg state="before" since="2027-04-04T10:00:00.000Z" />
    </State>
  </Sheet>
);

export const AllStates: Story = { tags: ['shot'], render: () => states };

export const Phone: Story = {
  tags: ['shot'],
  globals: { language: 'de', theme: 'light', brand: 'brasa', viewport: { value: 'phone' } },
  render: () => states,
};
