import { NavbarMessageList, NavbarMessageMenu } from '@lounge/kit/navbar-message-list';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';
import { picture } from '../fixtures/pictures.ts';

const channels = ['mirela', 'sable', 'noor', 'tamsin', 'oonalind', 'dario'].map((seed, at) => ({
  id: at + 1,
  name: `${seed.charAt(0).toUpperCase()}${seed.slice(1)}`,
  href: `/en/messenger/?actor=${at + 1}`,
  picture: picture('velvet', 'portrait', seed),
  online: at % 2 === 0,
  subject: 'The cards say Friday, and the lamp is still on.',
  when: `21:0${9 - at}`,
  unread: at === 0 ? 2 : 0,
}));

const meta = {
  title: 'Kit/NavbarMessageList',
  component: NavbarMessageList,
  args: { channels, allHref: '/en/messenger/', unread: 2, onMarkAll: fn(), onReload: fn() },
  decorators: [inBox('panel')],
} satisfies Meta<typeof NavbarMessageList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:NavbarMessageList 2, 4-5 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('listitem').map((item) => item.querySelector('[data-part="name"]')?.textContent);
    await expect(names).toHaveLength(5);
    await expect(names[0]).toContain('Mirela');
    const unread = canvas
      .getAllByRole('listitem')
      .map((item) => item.querySelector('[data-part="unread"]')?.textContent);
    await expect(unread).toEqual(['22 unread', undefined, undefined, undefined, undefined]);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as seen' }));
    await expect(args.onMarkAll).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const Brasa: Story = { globals: { brand: 'brasa' } };
export const German: Story = { tags: ['shot'], globals: { language: 'de', theme: 'light' } };
/** @spec component:NavbarMessageList 1 */
export const NothingUnread: Story = {
  args: { unread: 0, channels: channels.slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark all as seen' })).toBeNull();
  },
};
/** @spec component:NavbarMessageList 3 */
export const Empty: Story = {
  args: { channels: [], unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nobody has written yet.');
    await expect(canvas.getByRole('link', { name: 'All conversations' })).toBeVisible();
  },
};
export const Loading: Story = { args: { channels: [], isPending: true } };
export const Failed: Story = {
  args: { channels: [], failed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
/** @spec component:NavbarMessageList 1-2, 4 */
export const InTheBar: Story = {
  render: (args) => (
    <>
      <NavbarMessageMenu data-name="none" count={-3} />
      <NavbarMessageMenu data-name="some" count={7} />
      <NavbarMessageMenu count={120}>
        <NavbarMessageList {...args} />
      </NavbarMessageMenu>
    </>
  ),
  play: async ({ canvasElement, canvas }) => {
    const [none, some, many] = [...canvasElement.querySelectorAll('summary')];
    await expect(none?.querySelector('[data-part="count"]')).toBeNull();
    await expect(some?.querySelector('[data-part="count"]')).toHaveTextContent(/^7$/);
    await expect(some).toHaveAccessibleName('Messages 7');
    await expect(many?.querySelector('[data-part="count"]')).toHaveTextContent(/^99\+$/);
    if (many) await userEvent.click(many);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await expect(many?.closest('details')?.open).toBe(false);
  },
};
