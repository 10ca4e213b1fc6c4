import { ToyControls, type ToyControlsProps } from '@lounge/kit/toy-controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { toyControlsExample } from '../../../packages/kit/src/toy-controls/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const { controls } = toyControlsExample;

function Choosing({ chosen: first, onChoose, ...rest }: ToyControlsProps) {
  const [chosen, setChosen] = useState(first);
  return (
    <ToyControls
      {...rest}
      chosen={chosen}
      onChoose={(choice) => {
        setChosen(choice.control?.id ?? null);
        onChoose(choice);
      }}
    />
  );
}

const meta = {
  title: 'Kit/ToyControls',
  component: ToyControls,
  args: { ...toyControlsExample, onChoose: fn(), onStart: fn(), onClose: fn() },
  decorators: [inBox('panel')],
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof ToyControls>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press chooses; only the button that names the price starts. @spec component:ToyControlItem 1-2 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const pulse = canvas.getByRole('button', { name: /Pulse\s+30 seconds\s*22/ });
    await userEvent.click(pulse);
    await expect(pulse).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onStart).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Start Pulse\s+22/ }));
    await expect(args.onStart).toHaveBeenCalledWith({ control: controls[1] });
    await expect(canvas.getByRole('button', { name: /Chance\s+20 seconds\s*, a surprise/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close toy control' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A running pattern shows the time that is left; one under way cannot be started again. @spec component:ToyControlItem 3, 5 */
export const Running: Story = {
  tags: ['shot'],
  args: {
    runs: [
      { id: 1, state: 'running', secondsLeft: 9 },
      { id: 2, state: 'queued' },
      { id: 3, state: 'failed' },
      { id: 4, state: 'sending' },
    ],
  },
  play: async ({ canvas, args }) => {
    const waves = canvas.getByRole('button', { name: /Waves\s+9 s left/ });
    await userEvent.click(waves);
    await userEvent.click(canvas.getByRole('button', { name: /Pulse\s+Comes next/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByText('Waves runs')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Lantern\s+Did not work/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ control: controls[2] });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
/** @spec component:ToyControlItem 4 */
export const Done: Story = {
  args: { runs: [{ id: 1, state: 'done' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Waves\s+Over, can be started again/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ control: controls[0] });
  },
};
/** A pattern that never ran is given back, a waiting one says after how many, and other guests are named by their number only. */
export const Queue: Story = {
  args: {
    runs: [
      { id: 1, state: 'queued', ahead: 3 },
      { id: 2, state: 'givenBack' },
    ],
    others: 2,
    problem: 'Too many wait already.',
    announces: false,
    topUp: <button type="button">Add coins</button>,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Waves\s+After 3 others/ })).toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('2 patterns of other guests are under way. You take turns.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Too many wait already.');
    await expect(canvas.getByRole('button', { name: 'Add coins' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Pulse\s+Did not run, coins are back/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ control: controls[1] });
  },
};
export const ForVips: Story = {
  args: { controls: controls.map((control) => ({ ...control, vip: control.id === 3 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Lantern\s+For VIPs/ })).toHaveAttribute('aria-disabled');
    await expect(canvas.getByRole('button', { name: /Pulse/ })).not.toHaveAttribute('aria-disabled');
  },
};
export const NotConnected: Story = {
  args: { connected: false, chosen: 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Mirela’s toy is not connected right now.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Waves/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a pattern first' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
export const TooFewCoins: Story = {
  tags: ['shot'],
  args: { balance: 1100 },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Waves\s+Zu wenige Coins/ })).toHaveAttribute('aria-disabled');
  },
};
export const Empty: Story = {
  args: { controls: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no patterns right now.')).toBeVisible();
  },
};
export const BrasaLight: Story = {
  ...Running,
  globals: { brand: 'brasa', theme: 'light' },
};
