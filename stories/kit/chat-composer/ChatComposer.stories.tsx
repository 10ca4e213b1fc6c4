import { ChatComposer, type ChatComposerProps } from '@lounge/kit/chat-composer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { chatComposerExample } from '../../../packages/kit/src/chat-composer/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

function Writing({ text: first, onChange, onSend, ...rest }: ChatComposerProps) {
  const [text, setText] = useState(first);
  return (
    <ChatComposer
      {...rest}
      text={text}
      onChange={(change) => {
        setText(change.text);
        onChange(change);
      }}
      onSend={(message) => {
        setText('');
        onSend(message);
      }}
    />
  );
}

const meta = {
  title: 'Kit/ChatComposer',
  component: ChatComposer,
  args: { ...chatComposerExample, onChange: fn(), onSend: fn() },
  decorators: [inBox('panel')],
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof ChatComposer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter sends, and so does the button; blanks are not sent. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Write to Mirela' });
    await userEvent.type(field, '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'Good evening {Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Good evening' });
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ text: 'Hello' });
  },
};
export const Limited: Story = {
  args: { maxLength: 5 },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Good evening{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Good' });
  },
};
export const Blocked: Story = {
  args: { blocked: 'Only the two of them write' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Hello{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
