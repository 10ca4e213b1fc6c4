import { Conversation, type ConversationItem } from '@lounge/kit/conversation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inPane } from './in-pane.tsx';
import { now, talk, unsentMessages } from './talk.tsx';

const meta = {
  title: 'Kit/Conversation',
  component: Conversation,
  args: {
    name: 'Mirela',
    items: talk(),
    now,
    onEarlier: fn(),
    onReload: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  decorators: [inPane],
} satisfies Meta<typeof Conversation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:MessageBubble 7, 16 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('It is on the piano now. Thank you.')).toBeVisible();
    await expect(canvas.getByText('For the yellow room').parentElement).toHaveTextContent('You: LanternFor the yellow');
    await expect(canvas.getAllByText('Read')).toHaveLength(1);
    await expect(canvas.getByText('Delivered')).toBeInTheDocument();
  },
};
export const Lagoon: Story = {
  ...Default,
  globals: { brand: 'lagoon' },
  args: { items: talk() },
};
export const Brasa: Story = { ...Default, globals: { brand: 'brasa' }, args: { items: talk('brasa') } };
/** @spec component:MessageBubble 12 */
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Der Chat ist beendet.')).toBeInTheDocument();
    await expect(canvas.getByText('Heute')).toBeInTheDocument();
  },
};
export const Light: Story = { ...Default, globals: { theme: 'light' } };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** @spec component:MessageBubble 18-19 */
export const UnderWay: Story = {
  args: { items: [...talk(), ...unsentMessages], typing: true },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('On its way')).toBeVisible();
    await expect(canvas.getByText('Waits for the connection')).toBeVisible();
    await expect(canvas.getByText('You have too few coins for it.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add coins' })).toHaveAttribute('href', '/coins');
    // The virtualizer disables pointer events while it scrolls.
    await waitFor(() => userEvent.click(canvas.getByRole('button', { name: 'Try again' })));
    await expect(args.onRetry).toHaveBeenCalledWith({ item: expect.objectContaining({ id: 'k-3' }) });
    await waitFor(() => userEvent.click(canvas.getByRole('button', { name: 'Remove' })));
    await expect(args.onRemove).toHaveBeenCalledWith({ item: expect.objectContaining({ id: 'k-3' }) });
    await expect(canvas.getAllByText('Mirela is writing')).toHaveLength(2);
  },
};
/** @spec component:MessageBubble 20 */
export const LockedPicture: Story = {
  args: { items: [{ id: '1', from: 'performer', at: now, image: { src: '', locked: true } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/opens after your age/)).toBeVisible();
  },
};
export const BrokenPicture: Story = {
  args: { items: [{ id: '1', from: 'performer', at: now, image: { src: '/samples/missing.webp' }, text: 'Look' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture did not load.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Counts the picture elements that are added: each asks the network once. */
const requestsIn = (element: HTMLElement): (() => number) => {
  let requests = 0;
  const watch = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    requests += added.filter((node) => node instanceof HTMLImageElement).length;
  });
  watch.observe(element, { childList: true, subtree: true });
  return () => requests;
};

/** A picture that did not load is asked for again by a press, and by itself when the network is back. */
export const BrokenPictureAgain: Story = {
  args: { ...BrokenPicture.args },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('The picture did not load.');
    const requests = requestsIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requests()).toBe(1));
    await canvas.findByText('The picture did not load.');
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(requests()).toBe(2);
    });
    await canvas.findByText('The picture did not load.');
  },
};

/** A note, its detail and its pattern. */
type Note = readonly [NonNullable<ConversationItem['note']>, (string | undefined)?, string?];

const notes: readonly Note[] = [
  ['system', undefined],
  ['notification', undefined],
  ['newGift', 'Orchid'],
  ['imageSent', undefined],
  ['imageReceived', undefined],
  ['chargeSuccess', '500 coins'],
  ['chargeFailure', undefined],
  ['chatStart', '36 a minute'],
  ['toyStarted', '0:10', 'Gentle wave'],
  ['toyEnded', undefined, 'Gentle wave'],
  ['toyQueued', '0:10', 'Gentle wave'],
  ['toyFailed', '2.4 coins', 'Gentle wave'],
  ['toyGivenBack', '4 coins', 'Gentle wave'],
  ['chatEnd', '13:20, 480 coins'],
  ['voyeurInfo', undefined],
];

/** @spec component:MessageBubble 2, 4-6, 8-14, 17 */
export const Notes: Story = {
  args: {
    items: notes.map(([note, detail, pattern], index) => ({
      id: String(index),
      from: 'system',
      at: now + index,
      note,
      detail,
      pattern,
    })),
  },
  play: async ({ canvas }) => {
    for (const text of [
      'A note about this conversation.',
      'There is something new here.',
      'You were given a gift. Orchid',
      'You sent a picture.',
      'A picture arrived.',
      'Your coins were added. 500 coins',
      'Your coins could not be added.',
      'The chat began. 36 a minute',
      'Toy control is running: Gentle wave. 0:10',
      'Toy control is over: Gentle wave.',
      'Toy control waits for its turn: Gentle wave. 0:10',
      'Toy control stopped early: Gentle wave. The rest of the coins is back. 2.4 coins',
      'Toy control did not run: Gentle wave. Your coins are back. 4 coins',
      'The chat ended. 13:20, 480 coins',
      'Somebody was watching.',
    ])
      // The list draws its rows again once it is measured.
      await waitFor(async () => {
        const [note] = canvas.getAllByText((_, element) => element?.textContent === text && element.tagName === 'SPAN');
        await expect(note?.closest('[data-part="row"]')).toHaveAttribute('data-from', 'system');
      });
  },
};
/** @spec component:MessageBubble 1, 3 */
export const GiftAndPicture: Story = {
  args: {
    items: [
      { id: '1', from: 'guest', at: now, gifts: [{ id: 2, name: 'Orchid', count: 2 }], state: 'read' },
      { id: '2', from: 'performer', at: now, image: { src: '/samples/velvet/still/orchids/w320.webp' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Orchid')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Picture' })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Say hello to Mirela' })).toBeVisible();
  },
};
/** Who is not online does not see a message at once. */
export const EmptyOffline: Story = {
  args: { items: [], online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Mirela is not online and reads your message later/)).toBeVisible();
    await expect(canvas.queryByText(/at once/)).toBeNull();
  },
};
export const Loading: Story = { args: { items: [], isPending: true } };
export const Failed: Story = {
  args: { items: [], failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
