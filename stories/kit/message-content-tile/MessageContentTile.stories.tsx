import { MessageContentTile } from '@lounge/kit/message-content-tile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { messageContentTileExample } from '../../../packages/kit/src/message-content-tile/example.ts';
import { inBox } from '../fixtures/in-box.tsx';
import { Sheet, State } from '../fixtures/Sheet.tsx';

const photo = messageContentTileExample.content;

const meta = {
  title: 'Kit/MessageContentTile',
  component: MessageContentTile,
  args: { ...messageContentTileExample, onOpen: fn() },
  decorators: [inBox('arch')],
} satisfies Meta<typeof MessageContentTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:MessageContentTile 1 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Picture from Mirela, 21:14' }));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ content: photo }));
  },
};
/** @spec component:MessageContentTile 2 */
export const Video: Story = {
  args: { content: { ...photo, kind: 'video', text: 'The harbour' } },
  play: async ({ canvas }) => {
    const tile = canvas.getByRole('button', { name: 'Video from Mirela, 21:14: The harbour' });
    await expect(tile.querySelector('[data-part="play"]')).not.toBeNull();
  },
};
/** @spec component:MessageContentTile 3 */
export const Audio: Story = {
  args: { content: { ...photo, kind: 'audio', src: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sound from Mirela, 21:14' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** @spec component:MessageContentTile 4 */
export const Loading: Story = {
  args: { content: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading' })).toBeDisabled();
  },
};
export const Broken: Story = { args: { content: { ...photo, src: '/samples/missing.webp' } } };

export const States: Story = {
  tags: ['shot'],
  parameters: { box: 'none' },
  render: () => (
    <Sheet>
      {(['photo', 'video', 'audio'] as const).map((kind) => (
        <State key={kind} name={kind}>
          <MessageContentTile content={{ ...photo, kind }} />
        </State>
      ))}
      <State name="loading">
        <MessageContentTile content={null} />
      </State>
    </Sheet>
  ),
};
