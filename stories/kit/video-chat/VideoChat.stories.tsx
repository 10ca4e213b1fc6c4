import { OwnPicture } from '@lounge/kit/own-picture';
import { VideoChat } from '@lounge/kit/video-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { skippableClock, stoppedClock } from '../fixtures/clocks.ts';
import { chatOf, Tray } from './chat-parts.tsx';

const meta = {
  title: 'Kit/VideoChat',
  component: VideoChat,
  args: { ...chatOf('velvet'), own: <OwnPicture name="Mirela" stream={null} onHide={fn()} /> },
  parameters: { bleed: true, clock: stoppedClock },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof VideoChat>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End chat' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'End chat' }).blur();
  },
};
export const Tablet: Story = { tags: ['shot'], globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: phone, args: { own: undefined } };
export const Landscape: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'landscape' } },
  args: { own: undefined },
};
export const Light: Story = { globals: { theme: 'light', viewport: { value: 'desktop' } } };
export const PhoneLight: Story = { globals: { theme: 'light', ...phone }, args: { own: undefined } };
export const Brasa: Story = {
  args: chatOf('brasa'),
  globals: { brand: 'brasa', viewport: { value: 'desktop' } },
};
export const PhoneBrasaSpanish: Story = {
  tags: ['shot'],
  args: { ...chatOf('brasa'), kind: 'Videochat' },
  globals: { brand: 'brasa', language: 'es', ...phone },
};
export const German: Story = {
  tags: ['shot'],
  args: { kind: 'Videochat', logNote: 'Schreiben ist hier gratis' },
  globals: { language: 'de', viewport: { value: 'tablet' } },
};
export const Ending: Story = {
  args: { isEnding: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End chat' }));
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
export const NotConnected: Story = { args: { connected: false } };
/** The picture is missing, not the performer: the words differ from those of an offline performer. */
export const NotConnectedInSpanish: Story = {
  args: { connected: false },
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('sin señal,')).toBeInTheDocument();
  },
};

function WithTray(props: Parameters<typeof VideoChat>[0]) {
  const [isOpen, setOpen] = useState(props.trayOpen ?? false);
  return (
    <VideoChat
      {...props}
      trayOpen={isOpen}
      tray={<Tray onClose={() => setOpen(false)} />}
      onTray={(tray) => setOpen(tray.open)}
    />
  );
}

/** The sheet takes the focus when it opens and gives it back when it closes. */
export const TrayOnAPhone: Story = {
  globals: phone,
  args: { own: undefined },
  render: (args) => <WithTray {...args} />,
  play: async ({ canvas }) => {
    const gifts = canvas.getByRole('button', { name: 'Gifts' });
    await userEvent.click(gifts);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close the gifts' })).toHaveFocus());
    const rose = canvas.getByRole('button', { name: /Rose/ });
    await expect(rose).toBeVisible();
    // A press that is not prevented cancels the dialog around it as well.
    await expect(fireEvent.keyDown(rose, { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(gifts).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /Rose/ })).toBeNull();
  },
};
export const TrayOpen: Story = {
  tags: ['shot'],
  globals: phone,
  args: { own: undefined, trayOpen: true },
};
export const TrayInLandscape: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'landscape' } },
  args: { own: undefined, trayOpen: true },
};

const clock = skippableClock();

/** The controls fade after four seconds, never while the keyboard's focus is inside; the meter and "End chat" stay. */
export const Fading: Story = {
  parameters: { clock },
  play: async ({ canvas, canvasElement }) => {
    const hasFaded = () => canvasElement.querySelector('[data-controls="faded"]') !== null;
    const controls = canvas.getByRole('group', { name: 'Picture and sound' });
    await userEvent.pointer({ target: canvas.getByRole('heading', { name: 'Mirela' }) });
    clock.skip(3900);
    await expect(hasFaded()).toBe(false);
    clock.skip(200);
    await waitFor(() => expect(getComputedStyle(controls).opacity).toBe('0'));
    await expect(canvas.getByRole('button', { name: 'End chat' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect(hasFaded()).toBe(false);
    canvas.getByRole('button', { name: 'Full screen' }).focus();
    clock.skip(60_000);
    await expect(hasFaded()).toBe(false);
    canvas.getByRole('button', { name: 'End chat' }).focus();
    clock.skip(4100);
    await waitFor(() => expect(hasFaded()).toBe(true));
  },
};
