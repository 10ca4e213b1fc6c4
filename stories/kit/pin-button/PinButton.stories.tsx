import { PinButton, type PinButtonProps } from '@lounge/kit/pin-button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { pinButtonExample } from '../../../packages/kit/src/pin-button/example.ts';

const meta = {
  title: 'Kit/PinButton',
  component: PinButton,
  args: { ...pinButtonExample, onPin: fn() },
} satisfies Meta<typeof PinButton>;
export default meta;

type Story = StoryObj<typeof meta>;

function Switch({ pinned: before = false, onPin, ...rest }: PinButtonProps) {
  const [pinned, setPinned] = useState(before);
  return (
    <PinButton
      {...rest}
      pinned={pinned}
      onPin={(choice) => {
        onPin(choice);
        setPinned(choice.pinned);
      }}
    />
  );
}

/** @spec component:PinButton 2 */
export const Default: Story = {
  render: (args) => <Switch {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pin this album', pressed: false });
    await userEvent.click(button);
    await expect(args.onPin).toHaveBeenLastCalledWith({ pinned: true });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Its name stays while the eye reads "Pinned", and a press of a key takes the pin away. @spec component:PinButton 1 */
export const Pinned: Story = {
  args: { pinned: true },
  render: (args) => <Switch {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pin this album', pressed: true });
    await expect(canvas.getByText('Pinned')).toBeVisible();
    const { width } = button.getBoundingClientRect();
    button.focus();
    await userEvent.keyboard(' ');
    await expect(args.onPin).toHaveBeenLastCalledWith({ pinned: false });
    await expect(canvas.getByRole('button', { name: 'Pin this album', pressed: false })).toHaveFocus();
    await expect(canvas.getByText('Pinned')).not.toBeVisible();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

/** A visitor's press asks for the log-in: it is no switch. @spec component:PinButton 3 */
export const NeedsLogin: Story = {
  args: { needsLogin: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pin this album' });
    await expect(button).not.toHaveAttribute('aria-pressed');
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    await expect(args.onPin).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = { args: { look: 'outline', pinned: true } };

/** The icon alone is as large as other buttons, and has the same name. */
export const IconAlone: Story = {
  args: { look: 'icon', pinned: true, label: 'Unpin Mirela' },
  play: async ({ canvas }) => {
    const { width, height } = canvas
      .getByRole('button', { name: 'Unpin Mirela', pressed: true })
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
