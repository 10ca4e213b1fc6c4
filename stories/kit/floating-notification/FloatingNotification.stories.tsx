import { FloatingNotification } from '@lounge/kit/floating-notification';
import { gift } from '@lounge/kit/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';

const wrote = {
  id: 2,
  text: 'Mirela wrote to you',
  when: '21:14',
  href: '/en/messenger/?actor=1',
  picture: picture('velvet', 'portrait', 'mirela'),
};
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
  args: { notifications: [wrote], onClose: fn(), onFollow: fn() },
} satisfies Meta<typeof FloatingNotification>;
export default meta;

type Story = StoryObj<typeof meta>;

const endTime = (item: Element) =>
  fireEvent(item, new AnimationEvent('animationend', { animationName: 'kit-floating-time', bubbles: true }));

/** @spec component:FloatingNotification 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mirela wrote to you');
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
  play: async ({ canvas, args }) => {
    const item = canvas.getByRole('listitem');
    const timer = () => item.getAnimations().find(({ playState }) => playState === 'paused');
    await expect(timer()).toBeUndefined();
    canvas.getByRole('button', { name: 'Close' }).focus();
    await expect(timer()).toBeDefined();
    await endTime(item);
    await expect(args.onClose).toHaveBeenCalledWith({ id: 2 });
  },
};
export const Several: Story = {
  args: { notifications: [wrote, bonus] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'See it' })).toHaveAttribute('href', '/en/my/vouchers/');
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
    const item = canvasElement.querySelector('li');
    const { left = 0, top = 0 } = item?.getBoundingClientRect() ?? {};
    await expect(item?.contains(document.elementFromPoint(left + 20, top + 20))).toBe(false);
  },
};
export const Nothing: Story = {
  args: { notifications: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
export const GermanBrasa: Story = {
  globals: { language: 'de', brand: 'brasa' },
  args: { notifications: [wrote, bonus] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { notifications: [wrote, bonus] } };
