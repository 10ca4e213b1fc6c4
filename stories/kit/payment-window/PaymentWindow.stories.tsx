import { Button } from '@lounge/kit/button';
import { PaymentWindow } from '@lounge/kit/payment-window';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

/** The page beside Storybook, below any path. */
const page = `${import.meta.env.BASE_URL}samples/window.html`;

const meta = {
  title: 'Kit/PaymentWindow',
  component: PaymentWindow,
  // The reference server hosts the real page; a static page of Storybook replaces it here.
  args: { src: page, onClose: fn(), onMessage: fn() },
} satisfies Meta<typeof PaymentWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

const titled = () => within(document.body).findByRole('dialog', { name: 'A page of the reference server' });

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await titled();
    await waitFor(() => expect(dialog).not.toHaveAttribute('data-loading'));
    // A field of the page that takes the focus would move the head of a dialog that scrolls.
    dialog.scrollTop = 6;
    await expect([dialog.scrollTop, dialog.scrollHeight - dialog.clientHeight]).toEqual([0, 0]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close the window' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** The note about a running chat begins where the title does. */
export const NoteOnPhone: Story = {
  args: { note: 'The chat with Mirela goes on meanwhile.' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = within(await titled());
    const [title, note] = [dialog.getByRole('heading'), dialog.getByText(/goes on/)];
    const start = (element: Element | null) => element && getComputedStyle(element).paddingInlineStart;
    await expect(start(note)).toBe(start(title.closest('header')));
  },
};

/** Ignores messages of other windows. */
export const ForeignMessage: Story = {
  play: async ({ args }) => {
    await titled();
    const received = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    postMessage({ source: 'vxpay', event: 'paid', paymentId: 'made-up', isFinal: true }, location.origin);
    await received;
    await expect(args.onMessage).not.toHaveBeenCalled();
  },
};

/** The page in it says something and goes on to the next page before the message arrives, which then has no source. */
export const MessageOfPageBefore: Story = {
  play: async ({ args }) => {
    await titled();
    const data = { source: 'vxpay', event: 'hasAccount', paymentId: null, isFinal: false };
    dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.example' }));
    await expect(args.onMessage).not.toHaveBeenCalled();
    dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));
    await expect(args.onMessage).toHaveBeenCalledTimes(1);
    await expect(args.onMessage).toHaveBeenCalledWith({ data });
  },
};

const Opener = () => {
  const [src, setSrc] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setSrc(page)}>Log in</Button>
      <PaymentWindow src={src} onClose={() => setSrc(null)} />
    </>
  );
};

/** Escape closes it and returns the focus. */
export const FocusReturns: Story = {
  render: () => <Opener />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Log in' });
    button.focus();
    await userEvent.click(button);
    const dialog = await titled();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
