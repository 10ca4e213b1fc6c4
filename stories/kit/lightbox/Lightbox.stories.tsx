import { Button } from '@lounge/kit/button';
import { Lightbox } from '@lounge/kit/lightbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { picture } from '../fixtures/pictures.ts';

const pictures = ['mirela', 'noor', 'sable'].map((seed) => ({
  ...picture('velvet', 'portrait', seed),
  ...(seed === 'mirela' ? {} : { widths: [160, 320] }),
}));

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
export const Pinned: Story = { args: { pinned: true } };
export const Rated: Story = {
  args: { rated: { rating: 'liked', likes: 12 }, note: '15 more pictures are locked', onRate: fn() },
  play: async ({ args }) => {
    const buttons = within(within(await opened()).getByRole('group', { name: 'Rate this picture' }));
    await expect(buttons.getByRole('button', { name: /12 guests do/, pressed: true })).toBeVisible();
    await userEvent.click(buttons.getByRole('button', { name: 'I do not like it' }));
    await expect(args.onRate).toHaveBeenLastCalledWith({ current: 0, rating: 'disliked' });
  },
};
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
        pictures={pictures}
        current={current}
        onChoose={(choice) => setCurrent(choice.current)}
        onClose={() => setCurrent(null)}
      />
    </>
  );
};

const boxOf = (element: Element) => element.getBoundingClientRect();
const shownPicture = async () => within(await opened()).findByRole('img', { name: /./ });
const wide = (factor: number) => (box: DOMRect, before: DOMRect) => box.width > before.width * factor;

/** The whole picture is inside the window; a press, keys, the wheel and two fingers enlarge it, and arrows move it then. */
export const Zoom: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    const image = await shownPicture();
    const before = boxOf(image);
    const header = within(dialog).getByRole('heading', { name: 'From the garden' });
    await expect(getComputedStyle(image).objectFit).toBe('contain');
    await expect(before.top).toBeGreaterThanOrEqual(boxOf(header).bottom);
    await expect(before.bottom).toBeLessThanOrEqual(boxOf(dialog).bottom);
    await expect(before.left).toBeGreaterThanOrEqual(boxOf(dialog).left);
    await expect(before.right).toBeLessThanOrEqual(boxOf(dialog).right);
    const isLarger = wide(1.3);
    const grown = () => expect(isLarger(boxOf(image), before)).toBe(true);
    const same = () => expect(Math.round(boxOf(image).width)).toBe(Math.round(before.width));
    await userEvent.click(image);
    await grown();
    const { top } = boxOf(image);
    await userEvent.keyboard('{ArrowDown}');
    await expect(boxOf(image).top).toBeLessThan(top);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show the whole picture' }));
    await same();
    await userEvent.keyboard('+');
    await grown();
    await userEvent.keyboard('0');
    await same();
    const middle = { clientX: before.x + before.width / 2, clientY: before.y + before.height / 2 };
    await fireEvent.wheel(image, { ...middle, deltaY: -300 });
    await grown();
    await userEvent.keyboard('0');
    for (const [type, pointerId, x] of [
      ['pointerDown', 1, -40],
      ['pointerDown', 2, 40],
      ['pointerMove', 2, 120],
      ['pointerUp', 2, 120],
      ['pointerUp', 1, -40],
    ] as const)
      await fireEvent[type](image, { pointerId, clientX: middle.clientX + x, clientY: middle.clientY });
    await grown();
    await userEvent.keyboard('0');
  },
};

/** A swipe from one point to another, in pixels from the middle of the element, and so many milliseconds long. */
const swipe = (element: Element, [x, y]: readonly [number, number], ms = 400) => {
  const { left, top, width, height } = boxOf(element);
  const point = { pointerId: 1, bubbles: true, cancelable: true };
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  const down = new PointerEvent('pointerdown', { ...point, clientX, clientY });
  const up = new PointerEvent('pointerup', { ...point, clientX: clientX + x, clientY: clientY + y });
  Object.defineProperty(up, 'timeStamp', { value: down.timeStamp + ms });
  element.dispatchEvent(down);
  element.dispatchEvent(up);
};

/** A swipe counts on a button too, and so does a short fast one; one down closes, and what is slow and short is none. */
export const Swipes: Story = {
  args: { current: 1 },
  play: async ({ args }) => {
    const dialog = await opened();
    const image = await shownPicture();
    const next = within(dialog).getByRole('button', { name: 'Next picture' });
    swipe(image, [-30, 4]);
    swipe(image, [0, -90]);
    await expect(args.onChoose).not.toHaveBeenCalled();
    swipe(image, [-30, 4], 60);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ current: 2 });
    swipe(next, [80, 10]);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ current: 0 });
    await fireEvent.click(next);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await userEvent.click(next);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ current: 2 });
    await expect(args.onClose).not.toHaveBeenCalled();
    swipe(image, [20, 90]);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledTimes(3);
  },
};

/** Home, End, L, P and F work, unless a modifier is pressed or something is written. */
export const Keys: Story = {
  args: { current: 1, onRate: fn(), note: <input aria-label="Words" /> },
  play: async ({ args }) => {
    const dialog = await opened();
    const full = spyOn(Element.prototype, 'requestFullscreen').mockResolvedValue(undefined);
    await userEvent.keyboard('{Home}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ current: 0 });
    await userEvent.keyboard('{End}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ current: 2 });
    await userEvent.keyboard('lPf');
    await expect(args.onRate).toHaveBeenCalledWith({ current: 1, rating: 'liked' });
    await expect(args.onPin).toHaveBeenCalledWith({ current: 1 });
    await expect(full.mock.contexts).toEqual([dialog.querySelector('[data-part="stage"]')]);
    await userEvent.keyboard('{Control>}lpf{/Control}');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Words' }), 'flop{Home}');
    await expect(args.onRate).toHaveBeenCalledOnce();
    await expect(args.onPin).toHaveBeenCalledOnce();
    await expect(full).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

/** It is dark in both themes, and so its buttons are white. */
export const InLightColours: Story = {
  globals: { theme: 'light', brand: 'brasa' },
  play: async () => {
    for (const button of within(await opened()).getAllByRole('button'))
      await expect(getComputedStyle(button).color).toBe('rgb(255, 255, 255)');
  },
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
