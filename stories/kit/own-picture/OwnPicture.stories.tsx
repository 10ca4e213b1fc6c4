import { OwnPicture, type OwnPictureProps } from '@lounge/kit/own-picture';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ownPictureExample } from '../../../packages/kit/src/own-picture/example.ts';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const meta = {
  title: 'Kit/OwnPicture',
  component: OwnPicture,
  args: { ...ownPictureExample, onHide: fn() },
} satisfies Meta<typeof OwnPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A camera's picture, painted. */
const newStream = (): MediaStream => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [184, 115];
  const paint = canvas.getContext('2d');
  if (paint) paint.fillStyle = '#7a3b52';
  paint?.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.captureStream(5);
};

function WithStream(props: OwnPictureProps) {
  const [stream] = useState(newStream);
  return <OwnPicture {...props} stream={stream} />;
}

export const Default: Story = {
  render: (args) => <WithStream {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const video = canvasElement.querySelector('video');
    await waitFor(() => expect(video?.srcObject).toBeInstanceOf(MediaStream));
    await expect(video?.muted).toBe(true);
    await expect(canvas.getByText('Only Mirela sees you')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide your picture' }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

export const WithoutACamera: Story = {
  tags: ['shot'],
  render: (args) => (
    <Sheet>
      <State name="asking">
        <OwnPicture {...args} reason="asking" />
      </State>
      <State name="denied">
        <OwnPicture {...args} reason="denied" />
      </State>
      <State name="missing">
        <OwnPicture {...args} reason="missing" />
      </State>
      <State name="off">
        <OwnPicture {...args} />
      </State>
    </Sheet>
  ),
  globals: { viewport: { value: 'tablet' }, language: 'de' },
};
