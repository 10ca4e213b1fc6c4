import { FloatingNotification, type FloatingNotificationProps } from '@lounge/kit/floating-notification';
import { gift } from '@lounge/kit/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { floatingNotificationExample } from '../../../packages/kit/src/floating-notification/example.ts';

const wrote = floatingNotificationExample.notification;
const bonus = {
  id: 1,
  text: 'A bonus of 20 coins is waiting for you',
  icon: gift,
  href: '/en/my/vouchers/',
  action: 'See it',
};

const meta = {
  title: 'Kit/FloatingNotification',
  component: FloatingNotification,
  args: { ...floatingNotificationExample, onClose: fn(), onFollow: fn(), onMore: fn() },
} satisfies Meta<typeof FloatingNotification>;
export default meta;

type Story = StoryObj<typeof meta>;

const itemIn = (canvasElement: HTMLElement): HTMLElement => {
  const item = canvasElement.querySelector<HTMLElement>('[data-part="item"]');
  if (item === null) throw new Error('There is no notification.');
  return item;
};
const endTime = (item: Element) =>
  fireEvent(item, new AnimationEvent('animationend', { animationName: 'kit-floating-time', bubbles: true }));

/** @spec component:FloatingNotification 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Mirela wrote to you'));
    const link = canvas.getByRole('link', { name: 'Mirela wrote to you' });
    await expect(link).toHaveAttribute('href', '/en/messenger/?actor=1');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  },
};
/** @spec component:FloatingNotification 2 */
export const Closed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith({ id: 2 });
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
/** It closes after its time, which stands still while the guest points at it or has the focus in it. */
export const ItsTime: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const item = itemIn(canvasElement);
    const timer = () => item.getAnimations().find(({ playState }) => playState === 'paused');
    // The real pointer may stand over it, where an earlier story left it, and the window may have given it the focus.
    await waitFor(() => expect(timer() !== undefined).toBe(item.matches(':is(:hover, :focus-within)')));
    canvas.getByRole('button', { name: 'Close' }).focus();
    await expect(timer()).toBeDefined();
    await endTime(item);
    await expect(args.onClose).toHaveBeenCalledWith({ id: 2 });
  },
};
/** Its time is eight seconds, and its end is what the browser says. */
export const LeavesByItself: Story = {
  play: async ({ canvasElement, args }) => {
    const time = itemIn(canvasElement)
      .getAnimations()
      .find((each) => each instanceof CSSAnimation && each.animationName === 'kit-floating-time');
    await expect(time?.effect?.getTiming().duration).toBe(8000);
    time?.finish();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ id: 2 }));
  },
};
/** On phones it stands above the tab bar, so that the heading and the way back stay free. */
export const AboveTheTabBar: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { top, bottom } = itemIn(canvasElement).getBoundingClientRect();
    await expect(top).toBeGreaterThan(innerHeight / 2);
    await expect(innerHeight - bottom).toBeGreaterThan(56);
  },
};
/** The others wait: how many is said, and leads to them. */
export const Waiting: Story = {
  args: { notification: bonus, waiting: 2 },
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('A bonus of 20 coins is waiting for you, 2 more'),
    );
    await expect(canvas.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/en/my/vouchers/');
    await userEvent.click(canvas.getByRole('button', { name: '2 more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

function Queue(args: FloatingNotificationProps) {
  const [queue, setQueue] = useState([wrote, bonus]);
  return (
    <>
      <FloatingNotification
        {...args}
        notification={queue[0] ?? null}
        waiting={Math.max(0, queue.length - 1)}
        onClose={() => setQueue(queue.slice(1))}
      />
      <button type="button">Of the page</button>
    </>
  );
}
/** Who closes with the keyboard stays where the next one comes, and after the last one goes back; a pointer leaves its time running. */
export const OneAfterAnother: Story = {
  render: (args) => <Queue {...args} />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Of the page' }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('A bonus of 20 coins'));
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(
      itemIn(canvasElement)
        .getAnimations()
        .some(({ playState }) => playState === 'paused'),
    ).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Of the page' })).toHaveFocus();
  },
};
/** The page stays where it is when one comes and when it goes. */
export const OverThePage: Story = {
  render: (args) => (
    <>
      <FloatingNotification {...args} />
      <button type="button">Of the page</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(itemIn(canvasElement).getBoundingClientRect().height).toBeGreaterThan(50);
    await expect(itemIn(canvasElement).parentElement?.getBoundingClientRect().height).toBe(0);
  },
};
/** The top layer of a modal dialog is above it. */
export const BelowADialog: Story = {
  render: (args) => (
    <>
      <dialog ref={(element) => element?.showModal()} aria-label="A question">
        <button type="button">An answer</button>
      </dialog>
      <FloatingNotification {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const item = itemIn(canvasElement);
    const { left, top } = item.getBoundingClientRect();
    await expect(item.contains(document.elementFromPoint(left + 20, top + 20))).toBe(false);
  },
};
export const Nothing: Story = {
  args: { notification: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const GermanBrasa: Story = {
  globals: { language: 'de', brand: 'brasa' },
  args: { notification: bonus, waiting: 2 },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { notification: bonus, waiting: 2 } };
export const BrasaLightPhone: Story = {
  globals: { viewport: { value: 'phone' }, theme: 'light', brand: 'brasa' },
  args: { notification: wrote, waiting: 2 },
};
