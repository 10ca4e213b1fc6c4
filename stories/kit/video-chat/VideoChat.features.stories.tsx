import { ChatControls } from '@lounge/kit/chat-controls';
import { ChatMeter } from '@lounge/kit/chat-meter';
import { OwnPicture } from '@lounge/kit/own-picture';
import { LiveReactions } from '@lounge/kit/live-reaction';
import { ToyControls } from '@lounge/kit/toy-controls';
import { VideoChat } from '@lounge/kit/video-chat';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { stoppedClock } from '../fixtures/clocks.ts';
import { Still } from '../fixtures/Still.tsx';
import { chatControls, chatMeter, chatOf, noticeOf } from './chat-parts.tsx';

const meta = {
  title: 'Kit/VideoChat/Features',
  component: VideoChat,
  args: chatOf('velvet'),
  parameters: { bleed: true, clock: stoppedClock },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof VideoChat>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const topUp = { coins: 10_000, amount: 2500, method: 'Visa ending 4242' };

/** From twenty seconds on the balance becomes the time that is left. */
export const TwentySecondsLeft: Story = {
  tags: ['shot'],
  args: {
    meter: <ChatMeter {...chatMeter} seconds={1240} spent={75_600} balance={0} secondsLeft={20} />,
    notice: noticeOf({ kind: 'timeLeft', secondsLeft: 20, topUp }),
  },
};
export const TwentySecondsLeftOnAPhone: Story = { ...TwentySecondsLeft, globals: phone };
export const TwentySecondsLeftInGerman: Story = {
  tags: ['shot'],
  globals: { language: 'de', ...phone },
  args: {
    ...TwentySecondsLeft.args,
    kind: 'Videochat',
    notice: noticeOf({ kind: 'timeLeft', secondsLeft: 20, topUp: { ...topUp, method: 'Visa mit Endziffern 4242' } }),
  },
};

/** The sheet covers neither a warning nor, with the picture cut to the place above it, the performer. */
export const WarningAboveTheSheet: Story = {
  tags: ['shot'],
  globals: phone,
  args: { ...TwentySecondsLeft.args, own: undefined, trayOpen: true },
  play: async ({ canvas, canvasElement }) => {
    const warning = canvas.getByRole('button', { name: /^Add 100/ });
    const { left, top, width, height } = warning.getBoundingClientRect();
    await waitFor(() =>
      expect(warning).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement),
    );
    const picture = canvasElement.querySelector('[data-part=picture]')?.getBoundingClientRect() ?? new DOMRect();
    await expect(picture.width / picture.height).toBeCloseTo(3 / 4);
  },
};

/** The guest's own picture moves above the dock. */
export const WithOwnPicture: Story = {
  tags: ['shot'],
  args: {
    own: <OwnPicture name="Mirela" stream={null} onHide={() => undefined} />,
    notice: noticeOf({ kind: 'soundOff' }),
  },
};

/** A phone on its side, with the longest words. */
export const LandscapeInGerman: Story = {
  tags: ['shot'],
  globals: { language: 'de', viewport: { value: 'landscape' } },
  args: {
    ...TwentySecondsLeft.args,
    kind: 'Videochat',
    own: <OwnPicture name="Mirela" stream={null} onHide={() => undefined} />,
    notice: noticeOf({ kind: 'timeLeft', secondsLeft: 170, topUp: null }),
    meter: <ChatMeter {...chatMeter} seconds={1104} spent={68_400} balance={9600} tone="low" />,
  },
};
export const TabletInGerman: Story = {
  ...TwentySecondsLeftInGerman,
  globals: { language: 'de', viewport: { value: 'tablet' } },
};

/** The picture stands still: nothing is counted. */
export const StillPicture: Story = {
  tags: ['shot'],
  args: {
    connected: false,
    picture: <Still brand="velvet" look="still" />,
    meter: <ChatMeter {...chatMeter} seconds={478} spent={28_800} paused />,
    controls: <ChatControls {...chatControls} line="waiting" />,
    notice: noticeOf({ kind: 'stillPicture' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('07:58, paused')).toBeVisible();
    await expect(canvas.getByText('Mirela’s picture stands still')).toBeVisible();
  },
};

/** The line is lost. */
export const LineLost: Story = {
  tags: ['shot'],
  globals: phone,
  args: {
    connected: false,
    picture: <Still brand="velvet" look="lost" />,
    meter: <ChatMeter {...chatMeter} seconds={484} spent={28_800} paused />,
    controls: <ChatControls {...chatControls} line="lost" />,
    notice: noticeOf({ kind: 'lineLost', secondsLeft: 18, of: 30 }),
  },
};

/** Somebody else's chat is watched: another price, no camera, nothing to write. */
export const Voyeur: Story = {
  tags: ['shot'],
  args: {
    kind: 'Voyeur chat',
    endLabel: 'Leave',
    meter: <ChatMeter {...chatMeter} price={{ amount: 1200 }} spent={3600} />,
    controls: <ChatControls {...chatControls} microphone={undefined} camera={undefined} />,
    logNote: 'Only the two of them write',
    tray: undefined,
    write: undefined,
  },
};

/** A free chat has no price, and says until when. */
export const FreeChat: Story = {
  tags: ['shot'],
  args: {
    kind: 'Free chat',
    price: undefined,
    meter: <ChatMeter seconds={312} price={null} freeUntil="2026-11-20T21:40:00.000Z" />,
    controls: <ChatControls {...chatControls} microphone={undefined} camera={undefined} />,
    logNote: 'Others read this too',
  },
};

/** A weak line: the picture is smaller. */
export const WeakLine: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'tablet' } },
  args: {
    controls: (
      <ChatControls
        {...chatControls}
        line="weak"
        quality={{ label: '180p', choices: [], chosen: null, onChoose: () => undefined }}
      />
    ),
    notice: noticeOf({ kind: 'weakLine' }),
  },
};

const patterns = [
  { id: 1, displayName: 'Waves', duration: 15, price: 1200 },
  { id: 2, displayName: 'Pulse', duration: 30, price: 2200 },
  { id: 3, displayName: 'Lantern', duration: 60, price: 4000 },
  { id: 4, displayName: 'Chance', duration: 20, price: 1000, random: true },
];

/** Toy control takes the tray's place. */
export const ToyControl: Story = {
  tags: ['shot'],
  globals: phone,
  args: {
    kind: 'Toy control',
    trayOpen: true,
    tray: (
      <ToyControls
        name="Mirela"
        controls={patterns}
        runs={[{ id: 1, state: 'running', secondsLeft: 9 }]}
        chosen={2}
        onChoose={() => undefined}
        onStart={() => undefined}
        onClose={() => undefined}
      />
    ),
  },
};

/** Reactions rise over the edge of the picture; a screenshot would show them after their end. */
export const Reactions: Story = {
  args: {
    reactions: (
      <LiveReactions
        fromStart
        reactions={[
          { id: 'a', kind: 'heart' },
          { id: 'c', kind: 'applause', from: 'Robin' },
          { id: 'e', kind: 'flower', from: 'Alex', message: 'Bravo' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Robin: Applause')).toBeInTheDocument();
  },
};

/** A small phone on its side, or a page at 200 %: what stays is in the picture, the microphone and full screen in the menu. */
export const SmallLandscape: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'smallLandscape' } },
  args: { notice: noticeOf({ kind: 'timeLeft', secondsLeft: 170, topUp: null }) },
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector('[data-part=stage]')?.getBoundingClientRect();
    const more = canvas.getByText('More').closest('summary') as HTMLElement;
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(stage?.right ?? 0);
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Full screen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Report/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    (document.activeElement as HTMLElement).blur();
  },
};
