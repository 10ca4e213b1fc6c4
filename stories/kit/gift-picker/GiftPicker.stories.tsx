import { GiftArt } from '@lounge/kit/gift-art';
import { GiftPicker, type GiftPickerProps, type PickerGift } from '@lounge/kit/gift-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';

const gifts: readonly PickerGift[] = [
  { id: 1, name: 'Lantern', price: 1200, owned: 2, category: 'evening', art: <GiftArt shape="lantern" /> },
  { id: 2, name: 'Rose', price: 800, owned: 3, category: 'flowers', art: <GiftArt shape="rose" /> },
  { id: 3, name: 'Record', price: 2000, owned: 1, category: 'evening', art: <GiftArt shape="record" /> },
  { id: 4, name: 'Orchid', price: 1600, category: 'flowers', art: <GiftArt shape="orchid" /> },
  { id: 5, name: 'Macaron', price: 600, art: <GiftArt shape="macaron" /> },
  { id: 6, name: 'Moon', price: 4000, category: 'evening', art: <GiftArt shape="moon" /> },
  { id: 7, name: 'Pearl', price: 6000, art: <GiftArt shape="pearl" /> },
  { id: 8, name: 'Comet', price: 8000, category: 'evening', art: <GiftArt shape="comet" /> },
  { id: 9, name: 'VIP key', price: 10000, vip: true, art: <GiftArt shape="key" /> },
  { id: 10, name: 'Retired', price: 100, active: false },
];

function Choosing({ selection: initialSelection, onSelect, ...rest }: GiftPickerProps) {
  const [selection, setSelection] = useState(initialSelection);
  return (
    <GiftPicker
      {...rest}
      selection={selection}
      onSelect={(change) => {
        setSelection(change.selection);
        onSelect?.(change);
      }}
    />
  );
}

const meta = {
  title: 'Kit/GiftPicker',
  component: GiftPicker,
  args: {
    gifts,
    selection: {},
    balance: 24800,
    categories: [
      { id: 'flowers', label: 'Flowers' },
      { id: 'evening', label: 'Evening' },
    ],
    onSelect: fn(),
    onAdd: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  decorators: [inBox('panel')],
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof GiftPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** @spec component:GiftPicker 7, 9, component:GiftItem 2 */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Retired')).toBeNull();
    // The second press of a double click takes nothing back; a press of its own does.
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Macaron 6 coins' }));
    await expect(canvas.getByText('To pay:')).toHaveTextContent('To pay: 6 coins');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to message' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ selection: { 5: 1 }, total: 600 });
  },
};

/**
 * @spec rule:gift-price-beyond-owned, state:gift-counting 3, component:GiftPicker 6, 10, 14-15
 * @spec component:GiftItem 1, 5, 7, feature:messenger.gifts 2, 4
 */
export const OwnedOnesCostNothing: Story = {
  args: { selection: { 2: 1 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '2 yours Rose Free instead of 8 coins' })).toBePressed();
    await expect(canvas.getByText('Nothing to pay')).toBeVisible();
    const more = canvas.getByRole('button', { name: 'One more Rose' });
    await userEvent.click(more);
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByText(/3 of your 3, 1 to pay/)).toBeVisible();
    await expect(canvas.getByText('To pay:')).toHaveTextContent('To pay: 8 coins');
    await userEvent.click(canvas.getByRole('button', { name: /^0 yours/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ count: 0, selection: {} }));
    await expect(canvas.getByRole('button', { name: '3 yours Rose Free instead of 8 coins' })).toBeVisible();
  },
};
/** @spec component:GiftPicker 8, 11, component:GiftItem 3, 6 */
export const TooExpensiveAndVipOnly: Story = {
  args: { balance: 1600 },
  play: async ({ canvas, args }) => {
    const moon = canvas.getByRole('button', { name: 'Moon 40 coins Too few coins' });
    await expect(moon.offsetHeight).toBe(canvas.getByRole('button', { name: 'Orchid 16 coins' }).offsetHeight);
    await userEvent.click(moon);
    await userEvent.click(canvas.getByRole('button', { name: 'VIP VIP key For VIPs' }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Orchid 16 coins' }));
    await expect(canvas.getByRole('button', { name: 'One more Orchid' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Macaron 6 coins Too few coins' })).toBeVisible();
  },
};
export const VipGuest: Story = {
  args: { isVip: true, selection: { 9: 1, 2: 5 } },
};
/** @spec component:GiftPicker 12 */
export const ByCategory: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Flowers' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Yours 6' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
const controls = [
  { id: 31, displayName: 'Gentle wave', duration: 10, price: 400 },
  { id: 32, displayName: 'Out of the blue', duration: 20, price: 900, random: true },
];

/** Toy controls run in a chat: the list says their length and price, and leads there. @spec component:GiftPicker 13 */
export const ToyControls: Story = {
  args: { toyControls: { controls, name: 'Mirela', chatHref: '/mirela/live' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Gentle wave')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Toy control' }));
    const rows = within(canvas.getByRole('group', { name: 'Toy control' })).getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Gentle wave.*10 seconds.*4 coins/),
      expect.stringMatching(/Out of the blue.*20 seconds, a surprise.*9 coins/),
    ]);
    await expect(canvas.queryByRole('button', { name: /Lantern/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'To the chat with toy control' })).toHaveAttribute(
      'href',
      '/mirela/live',
    );
  },
};
export const ToyNotConnected: Story = {
  args: { toyControls: { controls, name: 'Mirela' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toy control' }));
    await expect(canvas.getByText(/It is not possible with Mirela right now/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** @spec component:GiftPicker 3 */
export const Loading: Story = {
  args: { isPending: true, gifts: [] },
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement.querySelectorAll('[data-skeleton]')).toHaveLength(9);
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};
/** @spec component:GiftPicker 4 */
export const Empty: Story = {
  args: { gifts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no gifts here.')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
/** A VIP gift says why it is locked and where VIP is. @spec component:GiftItem 3-4 */
export const WayToVip: Story = {
  args: {
    vipHref: '/en/my/vip/',
    gifts: [
      { id: 1, name: 'Key', price: 500, vip: true },
      { id: 2, name: 'Gone', price: 100, active: false },
    ],
  },
  play: async ({ canvas, args }) => {
    const key = canvas.getByRole('button', { name: /Key/ });
    await expect(key).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(key);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'See what VIP brings' })).toHaveAttribute('href', '/en/my/vip/');
    await expect(canvas.queryByText('Gone')).toBeNull();
  },
};
/** @spec component:GiftPicker 5 */
export const Failed: Story = {
  args: { failed: true, gifts: [] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const EscapeCloses: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'All' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { args: { selection: { 2: 1 } }, globals: { viewport: { value: 'phone' } } };
export const GermanPhone: Story = { ...Phone, globals: { language: 'de', viewport: { value: 'phone' } } };
