import { Button } from '@lounge/kit/button';
import { Lightbox } from '@lounge/kit/lightbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';

const pictures = ['noor', 'mirela', 'sable'].map((seed) => picture('velvet', 'portrait', seed));

const meta = {
  title: 'Kit/Lightbox',
  component: Lightbox,
  args: { title: 'From the garden', pictures, current: 0, onChoose: fn(), onClose: fn(), onPin: fn() },
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const opened = () => within(document.body).findByRole('dialog', { name: 'From the garden' });

/** @spec component:Lightbox 1-2 */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await opened());
    await expect(dialog.getByText('1 of 3')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ current: 1 });
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ current: 2 });
    await userEvent.click(dialog.getByRole('button', { name: 'Pin this picture' }));
    await expect(args.onPin).toHaveBeenLastCalledWith({ current: 0 });
  },
};
export const Pinned: Story = { args: { pinned: true, current: 2 } };
export const Alone: Story = {
  args: { pictures: pictures.slice(0, 1) },
  play: async () => {
    await expect(within(await opened()).queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};

const Opener = () => {
  const [current, setCurrent] = useState<number | null>(null);
  return (
    <>
      <Button onClick={() => setCurrent(1)}>Open</Button>
      <Lightbox
        title="From the garden"
        {...{ pictures, current }}
        onChoose={(choice) => setCurrent(choice.current)}
        onClose={() => setCurrent(null)}
      />
    </>
  );
};

/** Closing it returns the focus. @spec component:Lightbox 3 */
export const FocusReturns: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open' });
    button.focus();
    await userEvent.click(button);
    const dialog = await opened();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(dialog).getByText('3 of 3')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the picture' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};
