import { Button } from '@lounge/kit/button';
import { ModalWindow } from '@lounge/kit/modal-window';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { modalWindowExample } from '../../../packages/kit/src/modal-window/example.ts';

const meta = {
  title: 'Kit/ModalWindow',
  component: ModalWindow,
  args: {
    ...modalWindowExample,
    children: <p>Your place in the queue is kept for ten minutes.</p>,
    actions: <Button variant="primary">Stay</Button>,
    onClose: fn(),
  },
} satisfies Meta<typeof ModalWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:ModalWindow 1 */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'End the evening?' });
    await expect(dialog).toHaveAttribute('open');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const WithOpener = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      {isOpen && <ModalWindow title="End the evening?" onClose={() => setOpen(false)} />}
    </>
  );
};

/** Closed by Escape, it gives the focus back. @spec component:ModalWindow 2 */
export const Closed: Story = {
  render: () => <WithOpener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Leave' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** Without a way out it stays until its button is pressed. @spec component:ModalWindow 3 */
export const Blocking: Story = {
  render: ({ title, children, actions }) => (
    <ModalWindow title={title} actions={actions}>
      {children}
    </ModalWindow>
  ),
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    await expect(cancel.defaultPrevented).toBe(true);
    await expect(dialog).toHaveAttribute('open');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
