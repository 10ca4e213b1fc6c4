import { ChatPrompt } from '@lounge/kit/chat-prompt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chatPromptExample } from '../../../packages/kit/src/chat-prompt/example.ts';

const meta = {
  title: 'Kit/ChatPrompt',
  component: ChatPrompt,
  args: { ...chatPromptExample, onYes: fn(), onNo: fn() },
} satisfies Meta<typeof ChatPrompt>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(within(document.body).getByRole('dialog', { name: 'Camera to camera?' }));

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Switch' }));
    await expect(args.onYes).toHaveBeenCalledOnce();
    within(document.body)
      .getByRole('dialog')
      .dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onNo).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const LightBrasa: Story = { globals: { brand: 'brasa', theme: 'light' } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    await userEvent.click(dialog().getByRole('button', { name: 'Stay in this chat' }));
    within(document.body)
      .getByRole('dialog')
      .dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onNo).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { problem: 'That did not arrive. Please try again.' },
  play: async () => expect(dialog().getByRole('alert')).toHaveTextContent('That did not arrive'),
};

/** A press of Enter does not end a chat; on a phone each answer has a line of its own. */
export const Careful: Story = {
  tags: ['shot'],
  args: { focusOn: 'no' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const no = dialog().getByRole('button', { name: 'Stay in this chat' });
    await waitFor(() => expect(no).toHaveFocus());
    await expect(no.getBoundingClientRect().top).toBeGreaterThan(
      dialog().getByRole('button', { name: 'Switch' }).getBoundingClientRect().bottom,
    );
  },
};

export const NotAsking: Story = {
  args: { asking: false },
  play: async () => expect(within(document.body).queryByRole('dialog')).toBeNull(),
};
