import { ButtonLink } from '@lounge/kit/button';
import { GiftArt } from '@lounge/kit/gift-art';
import { MessageComposer, type MessageComposerProps } from '@lounge/kit/message-composer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { messageComposerExample } from '../../../packages/kit/src/message-composer/example.ts';
import { picture } from '../fixtures/pictures.ts';

function Writing({ text: initialText, onChange, ...rest }: MessageComposerProps) {
  const [text, setText] = useState(initialText);
  return (
    <MessageComposer
      {...rest}
      text={text}
      onChange={(change) => {
        setText(change.text);
        onChange?.(change);
      }}
    />
  );
}

const meta = {
  title: 'Kit/MessageComposer',
  component: MessageComposer,
  args: {
    ...messageComposerExample,
    text: '',
    onChange: fn(),
    onSend: fn(),
    onImage: fn(),
    onRemoveImage: fn(),
    onGifts: fn(),
    onRemoveGift: fn(),
  },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof MessageComposer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:MessageComposer 3 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 free messages').parentElement).toHaveTextContent('left, then 2 coins each');
  },
};
export const NothingWritten: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const EnterSends: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Write to Mirela' });
    const height = field.offsetHeight;
    await userEvent.type(field, 'Two{Shift>}{Enter}{/Shift}lines{Shift>}{Enter}{/Shift}and more');
    await expect(field.offsetHeight).toBeGreaterThan(height);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await userEvent.type(field, '{Control>}{Enter}{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledTimes(3);
    await expect(field).toHaveFocus();
  },
};
/** @spec component:MessageComposer 1 */
export const WithPrice: Story = {
  args: { terms: { freeMessages: 0, price: { amount: 200 } }, text: 'Hello', total: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This one:/)).toHaveTextContent('This one: 2 coins');
  },
};
/** @spec component:MessageComposer 2 */
export const Free: Story = {
  args: { terms: { freeMessages: 0, price: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Messages are free here')).toBeVisible();
  },
};
/** @spec component:MessageComposer 4 */
export const WithAttachments: Story = {
  args: {
    image: { src: `${picture('velvet', 'still', 'rooftop').src}/w320.webp`, name: 'room.webp' },
    gifts: [{ id: 2, name: 'Rose', count: 2, art: <GiftArt shape="rose" /> }],
    giftsOpen: true,
    total: 1600,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take away: Rose' }));
    await expect(args.onRemoveGift).toHaveBeenCalledWith({ gift: expect.objectContaining({ id: 2 }) });
    await userEvent.click(canvas.getByRole('button', { name: 'Take the picture away' }));
    await expect(args.onRemoveImage).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Add a gift' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const PictureChosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Add a picture' })).toBeVisible();
    const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (field === null) throw new Error('there is no field for files');
    const file = new File(['x'], 'room.png', { type: 'image/png' });
    await userEvent.upload(field, file);
    await expect(args.onImage).toHaveBeenCalledWith({ file });
  },
};
export const NearTheLimit: Story = {
  args: { text: 'a'.repeat(1960) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40')).toBeVisible();
    await expect(canvas.getByText('40 characters left')).toBeInTheDocument();
  },
};
/** @spec component:MessageComposer 7 */
export const TooFewCoins: Story = {
  args: { state: 'needsCoins', text: 'Hello', help: <ButtonLink href="/coins">Add coins</ButtonLink> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/too few coins/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toBeVisible();
  },
};
export const Offline: Story = { args: { state: 'offline' } };
/** @spec component:MessageComposer 6 */
export const Blocked: Story = {
  args: { state: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This conversation is blocked.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** @spec component:MessageComposer 5 */
export const Locked: Story = {
  args: { state: 'locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your account is locked. You can read, not write.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** @spec component:MessageComposer 10 */
export const NotLoggedIn: Story = {
  args: { state: 'needLogin' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};
export const WithVoucher: Story = {
  args: { terms: { freeMessages: 0, price: { amount: 200 }, vouchers: 3 }, text: 'Hello' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your voucher pays: 3 messages on it')).toBeVisible();
    await expect(canvas.queryByText('2')).toBeNull();
  },
};
export const FreeBeforeVoucher: Story = {
  args: { terms: { freeMessages: 1, price: { amount: 200 }, vouchers: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 free message')).toBeVisible();
    await expect(canvas.queryByText(/Your voucher pays/)).toBeNull();
  },
};
export const Problem: Story = { args: { problem: 'Pictures have 10 MB at most.' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { text: 'On my way' } };
export const GermanBrasa: Story = { globals: { language: 'de', brand: 'brasa' }, tags: ['shot'] };
