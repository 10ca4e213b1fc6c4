import { ChatNotice } from '@lounge/kit/chat-notice';
import { LiveStreamPlayer } from '@lounge/kit/live-stream-player';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { skippableClock } from '../fixtures/clocks.ts';
import { inBox } from '../fixtures/in-box.tsx';

const clock = skippableClock();

/** A video whose browser blocks sound: it plays only muted. */
const blocksSound = (video: HTMLVideoElement | null) => {
  if (!video) return;
  const play = video.play.bind(video);
  video.play = () => (video.muted ? play() : Promise.reject(new DOMException('No gesture.', 'NotAllowedError')));
};

/** A player and the notice that it asks for. */
function HintingPlayer() {
  const [isShown, setShown] = useState(false);
  const [isMuted, setMuted] = useState(false);
  return (
    <>
      <LiveStreamPlayer
        title="Mirela, live"
        sources={[{ type: 'mp4', src: '/media/clips/velvet/leaves/preview.mp4' }]}
        videoRef={blocksSound}
        muted={isMuted}
        onVolumeHint={(hint) => {
          setShown(hint.isShown);
          if (hint.isShown) setMuted(true);
        }}
      />
      <ChatNotice name="Mirela" notice={isShown ? { kind: 'soundOff' } : null} onSoundOn={() => setMuted(false)} />
    </>
  );
}

const meta = {
  title: 'Kit/ChatNotice/VolumeHint',
  component: ChatNotice,
  args: { name: 'Mirela', notice: { kind: 'soundOff' } },
  render: () => <HintingPlayer />,
  decorators: [inBox('panel')],
  parameters: { clock },
} satisfies Meta<typeof ChatNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The hint is there for ten seconds. @spec component:VolumeHint 1-3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The sound is off')).toBeVisible());
    clock.skip(8000);
    await expect(canvas.getByText('The sound is off')).toBeVisible();
    clock.skip(2000);
    await waitFor(() => expect(canvas.queryByText('The sound is off')).toBeNull());
  },
};

export const GoneWithSound: Story = {
  play: async ({ canvas, canvasElement }) => {
    const turnOn = await waitFor(() => canvas.getByRole('button', { name: 'Turn the sound on' }));
    turnOn.click();
    await waitFor(() => expect(canvas.queryByText('The sound is off')).toBeNull());
    await expect(canvasElement.querySelector('video')?.muted).toBe(false);
  },
};
