import { ChatHistory, type ListedChat, type PastChatKind } from '@lounge/kit/chat-history';
import { PastChatBill } from '@lounge/kit/past-chat-bill';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Page } from '../fixtures/Page.tsx';
import { picture } from '../fixtures/pictures.ts';

const chat = (
  id: string,
  [name, seed]: readonly [string, string],
  kind: PastChatKind,
  rest: Pick<ListedChat, 'startedAt' | 'seconds' | 'amount'> & Partial<ListedChat>,
): ListedChat => ({
  id,
  kind,
  name,
  href: `/en/my/chats/${id}/`,
  picture: picture('velvet', 'portrait', seed),
  online: true,
  step: { kind: 'again', href: `/en/${seed}/` },
  bill: (
    <PastChatBill
      kind={kind}
      name={name}
      seconds={rest.seconds}
      exitCode={100}
      endedAt={new Date(new Date(rest.startedAt).getTime() + rest.seconds * 1000).toISOString()}
      cost={{ pricePerMinute: null, amount: rest.amount, total: rest.amount }}
    />
  ),
  ...rest,
});

const chats: readonly ListedChat[] = [
  chat('7', ['Mirela', 'mirela'], 'videoChat', {
    startedAt: '2026-11-20T20:38:00.000Z',
    seconds: 760,
    amount: 37_600,
    voucherSeconds: 178,
  }),
  chat('6', ['Sable', 'sable'], 'voyeurChat', { startedAt: '2026-11-18T21:05:00.000Z', seconds: 492, amount: 19_800 }),
  chat('5', ['Mirela', 'mirela'], 'ticketShow', {
    startedAt: '2026-11-14T19:00:00.000Z',
    seconds: 2700,
    amount: 8000,
    step: { kind: 'show', href: '/en/shows/12/' },
  }),
  chat('4', ['Tamsin', 'tamsin'], 'voiceCall', {
    startedAt: '2026-11-10T22:17:00.000Z',
    seconds: 1190,
    amount: 36_000,
    voucherSeconds: 300,
    online: false,
    step: { kind: 'message', href: '/en/messenger/9104/' },
  }),
  chat('3', ['Calla Reyes', 'callareyes'], 'toyControl', {
    startedAt: '2026-11-02T20:00:00.000Z',
    seconds: 1284,
    amount: 112_800,
  }),
  chat('2', ['Noor', 'noor'], 'videoChat', {
    startedAt: '2026-10-31T21:40:00.000Z',
    seconds: 363,
    amount: 25_200,
    online: false,
    step: { kind: 'message', href: '/en/messenger/9101/' },
  }),
];

const meta = {
  title: 'Kit/ChatHistory',
  component: ChatHistory,
  args: {
    chats,
    kinds: ['videoChat', 'voyeurChat', 'voiceCall', 'ticketShow'],
    sums: { month: '2026-11-20T20:38:00.000Z', count: 5, seconds: 6426, amount: 214_200 },
    liveHref: '/en/live/',
    onKind: fn(),
    onMore: fn(),
    onReload: fn(),
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof ChatHistory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('rowheader', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Calla Reyes Toy control.*21:24\s+1,128/ })).toBeVisible();
    await expect(canvas.getByText('1:47:06')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Message' })[0]).toHaveAttribute('href', '/en/messenger/9104/');
    await userEvent.click(canvas.getByRole('button', { name: 'Voice call' }));
    await expect(args.onKind).toHaveBeenCalledWith({ kind: 'voiceCall' });
    (document.activeElement as HTMLElement).blur();
  },
};
export const Brasa: Story = {
  globals: { brand: 'brasa' },
  args: {
    chats: chats.map((chat) => ({
      ...chat,
      picture: picture('brasa', 'portrait', chat.picture?.src.split('/').at(-1) ?? ''),
    })),
  },
};
export const German: Story = { tags: ['shot'], globals: { language: 'de' } };
export const Light: Story = { globals: { theme: 'light' } };
/** A chat that has no bill yet says so, and leads to its performer's live page. */
export const Unsettled: Story = {
  args: {
    chats: [
      {
        ...chat('8', ['Noor', 'noor'], 'videoChat', {
          startedAt: '2026-11-20T21:38:00.000Z',
          seconds: 93,
          amount: 5580,
          unsettled: true,
          step: { kind: 'back', href: '/en/noor/live-show/' },
        }),
        bill: undefined,
      },
      ...chats.slice(0, 2),
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Noor.*1:33\s+55\.8\s*Being settled/ });
    await expect(within(row).getByRole('link', { name: 'To the chat' })).toBeVisible();
    await expect(within(row).queryByRole('button')).toBeNull();
  },
};
/** All of a row opens its bill, the name leads to the performer, and the next step stands in the bill. */
export const Phone: Story = {
  tags: ['shot'],
  args: { chats: chats.slice(0, 2) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2:58 min')).toBeVisible();
    await expect(canvas.getByText('2:58 min')).toHaveTextContent('Voucher 2:58 min');
    const row = canvas.getByRole('row', { name: /Mirela Video chat/ });
    const first = canvas.getAllByRole('button', { name: 'Show the bill' })[0] as HTMLElement;
    const box = row.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 30, box.top + 40)).toBe(first);
    const name = within(row).getByRole('link', { name: 'Mirela' });
    const at = name.getBoundingClientRect();
    await expect(document.elementFromPoint(at.left + 4, at.top + 8)).toBe(name);
    await userEvent.click(first);
    await expect(canvas.getByRole('group', { name: 'Your chat with Mirela' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Chat again' })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};
/** Without a bill all of a row leads to the performer. */
export const PhoneWithoutBills: Story = {
  args: { chats: chats.map(({ bill: _, ...each }) => each) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('link', { name: 'Calla Reyes' }).closest('tr') as HTMLElement;
    row.scrollIntoView();
    const box = row.getBoundingClientRect();
    await expect(document.elementFromPoint(box.right - 4, box.top + 8)).toHaveAttribute('href', '/en/my/chats/3/');
    await expect(canvas.queryByRole('button', { name: 'Show the bill' })).toBeNull();
    window.scrollTo(0, 0);
  },
};
/** A row opens its bill by keyboard, and closes it. */
export const Bill: Story = {
  args: { chats: chats.slice(0, 2) },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Mirela Video chat/ }));
    const toggle = row.getByRole('button', { name: 'Show the bill' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('group', { name: /^Your chat with/ })).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Your chat with Mirela' })).toHaveTextContent('You ended it.');
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('group', { name: /^Your chat with/ })).toBeNull();
  },
};
export const More: Story = {
  args: { hasMore: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier chats' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** The list stays when earlier chats fail to load, and the button offers another attempt. */
export const MoreFailed: Story = {
  args: { hasMore: true, moreFailed: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Your chats did not load')).toBeVisible();
    await expect(canvas.getAllByText('Noor')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = { args: { hasMore: true, loadingMore: true } };
export const Loading: Story = {
  tags: ['shot'],
  args: { chats: [], isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your chats are loading.');
  },
};
export const Failed: Story = {
  args: { chats: [], failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { chats: [], kinds: [], sums: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No chat yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See who is live' })).toHaveAttribute('href', '/en/live/');
  },
};
export const EmptyKind: Story = {
  args: { chats: [], kind: 'voyeurChat' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onKind).toHaveBeenCalledWith({ kind: null });
  },
};
/** The outcome of a dispute stands beside the sum. */
export const Disputed: Story = {
  args: {
    chats: [
      ...chats.slice(0, 3).map((each, at) => ({ ...each, dispute: (['open', 'refunded', 'declined'] as const)[at] })),
      ...chats.slice(3, 4).map((each) => ({ ...each, dispute: 'refunded' as const, amount: 0, refunded: 1250 })),
    ],
    sums: { month: '2026-11-20T20:38:00.000Z', count: 3, seconds: 1252, amount: 27_800 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Mirela Video chat.*376.*In review/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Sable.*198.*Paid back/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /ticket show.*80.*Checked, it is right/i })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /0\s*12\.5 paid back/ })).toBeVisible();
    await expect(canvas.getByText('20:52')).toBeVisible();
  },
};
