import type { ConversationItem } from '@lounge/kit/conversation';
import type { PickerGift } from '@lounge/kit/gift-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { segments } from '../kit/spin-wheel/segments.tsx';
import { OwnConversation } from './OwnConversation.tsx';
import { OwnGifts } from './OwnGifts.tsx';
import { OwnMeter } from './OwnMeter.tsx';
import { OwnPlayer } from './OwnPlayer.tsx';
import { OwnWheel } from './OwnWheel.tsx';

const meta = { title: 'Headless/Own markup' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const onSpin = fn(() => Promise.resolve({ segment: 'rose' }));

export const Wheel: Story = {
  beforeEach: () => void onSpin.mockClear(),
  render: () => (
    <>
      {/* The rotated list stays within the page, whose ground axe compares its text with. */}
      <style>{'.own-wheel { margin: 160px; inline-size: 200px; }'}</style>
      <OwnWheel segments={segments} spins={2} last="orchid" random={() => 0.5} onSpin={onSpin} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const wheel = canvasElement.querySelector('.own-wheel');
    await expect(wheel).toHaveAttribute('aria-hidden', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Turn it, 2 left' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Round it goes.');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('It is yours: Rose'));
    await expect(onSpin).toHaveBeenCalledOnce();
    await expect((wheel as HTMLElement).style.rotate).not.toBe('');
  },
};

const gifts: readonly PickerGift[] = [
  { id: 1, name: 'Rose', price: 800, owned: 1 },
  { id: 2, name: 'Orchid', price: 1600 },
  { id: 3, name: 'Comet', price: 8000 },
  { id: 4, name: 'VIP key', price: 100, vip: true },
];
const onAdd = fn();
const onClose = fn();

function Choosing() {
  const [selection, setSelection] = useState({});
  const onSelect = (change: { selection: Readonly<Record<number, number>> }) => setSelection(change.selection);
  return (
    <OwnGifts gifts={gifts} selection={selection} balance={2000} onSelect={onSelect} onAdd={onAdd} onClose={onClose} />
  );
}

export const Gifts: Story = {
  beforeEach: () => {
    onAdd.mockClear();
    onClose.mockClear();
  },
  render: () => <Choosing />,
  play: async ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await expect(button('Comet')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('VIP key')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Send them'));
    await expect(onAdd).not.toHaveBeenCalled();
    button('Rose').focus();
    await userEvent.keyboard('{Enter}');
    await expect(button('Rose')).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('0 coins');
    await userEvent.click(button('Another Rose'));
    await expect(canvas.getByRole('status')).toHaveTextContent('8 coins');
    await userEvent.click(button('Comet'));
    await userEvent.click(button('Send them'));
    await expect(onAdd).toHaveBeenCalledWith({ selection: { 1: 2 }, total: 800 });
    await userEvent.click(button('Yours'));
    await expect(canvas.queryByRole('button', { name: 'Orchid' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

const said = (id: number, from: 'guest' | 'performer'): ConversationItem => ({
  id: `m${id}`,
  from,
  at: `2026-11-${id < 20 ? 19 : 20}T20:${String(id).padStart(2, '0')}:00.000Z`,
  text: `Line ${id}`,
});
const items = Array.from({ length: 40 }, (_, id) => said(id, 'performer'));
const onEarlier = fn();

function Talking() {
  const [shown, setShown] = useState<readonly ConversationItem[]>(items);
  const add = (from: 'guest' | 'performer') => setShown([...shown, said(shown.length, from)]);
  return (
    <>
      <style>{'.own-scroller { height: 240px; overflow-y: auto; }'}</style>
      <OwnConversation name="Mirela" items={shown} earlier="more" onEarlier={onEarlier} />
      <button type="button" onClick={() => add('performer')}>
        She writes
      </button>
      <button type="button" onClick={() => add('guest')}>
        I write
      </button>
    </>
  );
}

export const Conversation: Story = {
  beforeEach: () => void onEarlier.mockClear(),
  render: () => <Talking />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvas.getByRole('region', { name: 'Messages with Mirela' });
    const toEnd = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    await expect(scroller).toHaveAttribute('tabindex', '0');
    await expect(toEnd()).toBeLessThan(2);
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'She writes' }));
    await expect(toEnd()).toBeLessThan(2);
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Mirela: Line 40');
    scroller.scrollTop = 0;
    await waitFor(() => expect(onEarlier).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'She writes' }));
    await expect(canvas.getByRole('button', { name: 'Down, 1 new' })).toBeVisible();
    await expect(scroller.scrollTop).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'I write' }));
    await waitFor(() => expect(toEnd()).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Down/ })).toBeNull());
  },
};

export const Player: Story = {
  render: () => <OwnPlayer title="Leaves" source={{ src: '/media/clips/velvet/leaves/preview.mp4', type: 'mp4' }} />,
  play: async ({ canvas, canvasElement }) => {
    const root = canvas.getByRole('region', { name: 'Leaves' });
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    const seek = canvas.getByRole('slider', { name: 'Position' });
    await waitFor(() => expect(seek).toHaveAttribute('aria-valuetext', '0:00 of 0:08'));
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(video.muted).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true');
    (canvasElement.querySelector('[tabindex="-1"]') as HTMLElement).focus();
    await userEvent.keyboard('k');
    await waitFor(() => expect(root.dataset['phase']).toBe('playing'));
    await userEvent.keyboard('k');
    await waitFor(() => expect(root.dataset['phase']).toBe('paused'));
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(false);
    const before = video.currentTime;
    await userEvent.keyboard('{ArrowRight}');
    await expect(video.currentTime).toBeCloseTo(Math.min(before + 5, video.duration), 1);
    const volume = canvas.getByRole('slider', { name: 'Volume' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(volume).toHaveAttribute('aria-valuetext', '90%'));
  },
};

const onTopUp = fn();

export const Meter: Story = {
  beforeEach: () => void onTopUp.mockClear(),
  render: () => <OwnMeter seconds={312} price={{ amount: 3600 }} spent={18720} secondsLeft={12} onTopUp={onTopUp} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Time and price' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:12');
    await expect(canvas.getByText('ends in 0:12')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('5 minutes, 187.2 coins spent');
    await userEvent.click(canvas.getByRole('button', { name: 'More coins' }));
    await expect(onTopUp).toHaveBeenCalledOnce();
  },
};
