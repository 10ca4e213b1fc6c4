import { asksBeforeExit, ChatExitPrompt } from '@lounge/kit/chat-exit-prompt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { chatExitPromptExample } from '../../../packages/kit/src/chat-exit-prompt/example.ts';
import { picture } from '../fixtures/pictures.ts';

type Props = Parameters<typeof ChatExitPrompt>[0];

/** A page with the button that ends a chat: it asks only where the chat is long enough. */
function Leaving({ asking: first, onStay, onLeave, ...rest }: Props) {
  const [isAsking, setAsking] = useState(first);
  const end = () => (asksBeforeExit(rest.seconds) ? setAsking(true) : onLeave());
  return (
    <>
      <button type="button" onClick={end}>
        End the chat
      </button>
      <ChatExitPrompt
        {...rest}
        asking={isAsking}
        onLeave={onLeave}
        onStay={() => {
          setAsking(false);
          onStay();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Kit/ChatExitPrompt',
  component: ChatExitPrompt,
  args: { ...chatExitPromptExample, asking: false, onStay: fn(), onLeave: fn() },
  // Its default state shows nothing.
  parameters: { overview: 'Asking' },
  render: (args) => <Leaving {...args} />,
} satisfies Meta<typeof ChatExitPrompt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Escape stays, and the focus returns to the button. @spec component:ChatExitPrompt 2 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const end = canvas.getByRole('button', { name: 'End the chat' });
    await userEvent.click(end);
    await expect(canvas.getByRole('dialog', { name: 'End the chat with Mirela?' })).toBeVisible();
    await expect(canvas.getByText('05:12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stay' })).toHaveFocus();
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(end).toHaveFocus();
    await userEvent.click(end);
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(end);
    await userEvent.click(canvas.getByRole('button', { name: 'End chat' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** A short chat ends without a question. @spec component:ChatExitPrompt 1 */
export const TooShort: Story = {
  args: { seconds: 29 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End the chat' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** @spec component:ChatExitPrompt 3 */
export const IsLeaving: Story = {
  args: { asking: true, isLeaving: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The chat is ending.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /End chat/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(args.onStay).not.toHaveBeenCalled();
  },
};

/** The focus, which starts on a button, is taken away for the screenshot. */
const unfocus = async () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};
export const Asking: Story = { args: { asking: true }, play: unfocus };
export const GermanOnAPhone: Story = {
  tags: ['shot'],
  args: { asking: true },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: unfocus,
};
export const BrasaLight: Story = {
  args: { asking: true, performer: { name: 'Mirela', portrait: picture('brasa', 'portrait', 'mirela') } },
  globals: { brand: 'brasa', theme: 'light', language: 'es' },
  play: unfocus,
};
