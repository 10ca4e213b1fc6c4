import { VideoShareForm } from '@lounge/kit/video-share-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { videoShareFormExample } from '../../../packages/kit/src/video-share-form/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/VideoShareForm',
  component: VideoShareForm,
  decorators: [inBox('phone')],
  args: { ...videoShareFormExample, onType: fn(), onSend: fn(), onLogIn: fn() },
  render: function Typed(args) {
    const [typed, setTyped] = useState({ recipient: args.recipient, message: args.message });
    const onType: typeof args.onType = (changes) => {
      args.onType(changes);
      setTyped((before) => ({ ...before, ...changes }));
    };
    return <VideoShareForm {...args} {...typed} onType={onType} />;
  },
} satisfies Meta<typeof VideoShareForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const typed = { recipient: 'kim@example.com', message: 'Look at the rain.' };

/** @spec component:VideoShareForm 1, 6 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const recipient = canvas.getByRole('textbox', { name: 'E-mail address' });
    await expect(recipient).toHaveAccessibleDescription(/The address is not kept\.$/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(recipient, 'kim@example.com');
    await expect(args.onType).toHaveBeenLastCalledWith({ recipient: 'kim@example.com' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your words (optional)' }), 'Look.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      recipient: 'kim@example.com',
      message: 'Look.',
      videoId: 5001,
      guestId: 7,
    });
  },
};
/** Nothing is sent without an address, by the button or by Enter; the field says why. @spec component:VideoShareForm 2, 6 */
export const NotComplete: Story = {
  tags: ['shot'],
  args: { message: 'Look at the rain.' },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('.kit-video-share-form')).toHaveAttribute('data-state', 'incomplete');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const recipient = canvas.getByRole('textbox', { name: 'E-mail address' });
    await expect(recipient).toHaveFocus();
    await expect(recipient).toHaveAccessibleDescription('Type the address first.');
    await userEvent.type(recipient, ' {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByDisplayValue('Look at the rain.')).toBeVisible();
  },
};
/** A visitor has no account that could send it. @spec component:VideoShareForm 2, 6 */
export const NeedsLogIn: Story = {
  args: { guestId: null, ...typed },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogIn).toHaveBeenCalledOnce();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Sending: Story = {
  args: { state: 'sending', ...typed },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail address' }), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
/** @spec component:VideoShareForm 3 */
export const Sent: Story = {
  tags: ['shot'],
  args: { state: 'ok', sentTo: 'kim@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'It is on its way to kim@example.com, unless that address wants no such mails.',
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
/** @spec component:VideoShareForm 4 */
export const EnoughForToday: Story = {
  tags: ['shot'],
  args: { state: 'timeout', ...typed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That is enough for today, or for this address.');
    await expect(canvas.getByDisplayValue(typed.recipient)).toBeVisible();
    await expect(canvas.getByDisplayValue(typed.message)).toBeVisible();
  },
};
/** @spec component:VideoShareForm 5 */
export const Failed: Story = {
  args: { state: 'failed', ...typed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The mail was not sent.');
    await expect(canvas.getByDisplayValue(typed.message)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSend).toHaveBeenCalledWith({ ...typed, videoId: 5001, guestId: 7 });
  },
};
export const Offline: Story = {
  args: { state: 'offline', ...typed },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Trying again sends the mail once only.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const NoAddress: Story = {
  args: { recipient: 'kim@example', message: '', wrong: 'recipient' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'E-mail address' })).toHaveAccessibleDescription(
      'This is no e-mail address.',
    ),
};
export const WithALink: Story = {
  tags: ['shot'],
  args: { recipient: 'kim@example.com', message: 'See elsewhere.example', wrong: 'message' },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('textbox', { name: 'Your words (optional)' });
    await expect(words).toBeInvalid();
    await expect(words).toHaveAccessibleDescription(/^Please write without links/);
  },
};
/** The field that was found wrong gets the focus after each press, and says why. */
export const Rejected: Story = {
  args: { recipient: 'kim@example', message: '' },
  render: function Judged(args) {
    const [{ recipient, message }, setTyped] = useState({ recipient: args.recipient, message: args.message });
    const [wrong, setWrong] = useState<'recipient' | 'message'>();
    return (
      <VideoShareForm
        {...args}
        recipient={recipient}
        message={message}
        wrong={wrong}
        onType={(changes) => {
          setTyped((before) => ({ ...before, ...changes }));
          setWrong(undefined);
        }}
        onSend={(share) => setWrong(share.recipient.endsWith('.com') ? 'message' : 'recipient')}
      />
    );
  },
  play: async ({ canvas }) => {
    const recipient = canvas.getByRole('textbox', { name: 'E-mail address' });
    const words = canvas.getByRole('textbox', { name: 'Your words (optional)' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(recipient).toHaveFocus();
    await userEvent.click(send);
    await expect(recipient).toHaveFocus();
    await expect(recipient).toBeInvalid();
    await expect(recipient).toHaveAccessibleDescription('This is no e-mail address.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is no e-mail address.');
    await userEvent.type(recipient, '.com');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(recipient, '{Enter}');
    await expect(words).toHaveFocus();
    await expect(words).toHaveAccessibleDescription(/^Please write without links/);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Please write without links/);
  },
};
export const Restricted: Story = {
  args: { state: 'restricted', ...typed },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Your account cannot send messages now.'),
};
