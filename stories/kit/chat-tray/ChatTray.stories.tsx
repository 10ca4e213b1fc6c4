import { ChatTray, type ChatTrayProps } from '@lounge/kit/chat-tray';
import { GiftArt } from '@lounge/kit/gift-art';
import { ReactionBar } from '@lounge/kit/live-reaction';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { trayGifts } from '../video-chat/chat-parts.tsx';

function Choosing({ chosen: first, onChoose, ...rest }: ChatTrayProps) {
  const [chosen, setChosen] = useState(first);
  return (
    <ChatTray
      {...rest}
      chosen={chosen}
      onChoose={(choice) => {
        setChosen(choice.gift?.id ?? null);
        onChoose(choice);
      }}
    />
  );
}

const meta = {
  title: 'Kit/ChatTray',
  component: ChatTray,
  args: {
    gifts: trayGifts,
    chosen: null,
    balance: 32_000,
    reactions: <ReactionBar onReact={fn()} />,
    onChoose: fn(),
    onSend: fn(),
    onAllGifts: fn(),
    onClose: fn(),
  },
  decorators: [inBox('panel')],
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof ChatTray>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A press chooses; only the second press, on a button that names the price, sends. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const macaron = canvas.getByRole('button', { name: /Macaron/ });
    await userEvent.click(macaron);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Send Macaron\s+6/ }));
    await expect(args.onSend).toHaveBeenCalledWith({ gift: trayGifts[1] });
    await userEvent.click(macaron);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ gift: null });
    await userEvent.click(canvas.getByRole('button', { name: 'All gifts' }));
    await expect(args.onAllGifts).toHaveBeenCalledOnce();
  },
};
export const Chosen: Story = { tags: ['shot'], args: { chosen: 2 } };
export const Sending: Story = {
  args: { chosen: 5, isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send Macaron/ }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { args: { failed: true } };

/** The button that showed all gifts shows fewer again. */
export const AllGifts: Story = {
  tags: ['shot'],
  globals: { language: 'de' },
  args: { isAllGifts: true },
  play: async ({ canvas, args }) => {
    const less = canvas.getByRole('button', { name: 'Weniger', expanded: true });
    await userEvent.click(less);
    await expect(args.onAllGifts).toHaveBeenCalledOnce();
    less.blur();
  },
};

/** On phones four tiles fit, and the sheet says what was sent, as it covers the log. */
export const SentOnPhone: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: { gifts: trayGifts.slice(0, 3), sent: 'Rose' },
  parameters: { box: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rose ist verschickt')).toBeVisible();
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

/** A gift or reaction that cannot be sent says why. */
export const Obstacles: Story = {
  tags: ['shot'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: {
    balance: 800,
    gifts: [...trayGifts, { id: 9, name: 'VIP-Schlüssel', price: 100, vip: true, art: <GiftArt shape="key" /> }],
    onChoose: fn(),
  },
  play: async ({ canvas, args }) => {
    const orchid = canvas.getByRole('button', { name: /Orchid/ });
    await expect(orchid).toHaveAccessibleName(/16 Coins Zu wenige Coins/);
    await userEvent.click(orchid);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /VIP-Schlüssel/ })).toHaveAccessibleName(/Für VIPs/);
    orchid.blur();
  },
};
