import { TagPicker } from '@lounge/kit/tag-picker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/TagPicker',
  component: TagPicker,
  args: {
    label: 'Tags',
    tags: [
      { id: 'piano', label: 'Piano', count: 214 },
      { id: 'tango', label: 'Tango', count: 12 },
      { id: 'rain', label: 'Rain', count: 7 },
    ],
    chosen: ['tango'],
    onPick: fn(),
  },
  decorators: [inBox('phone')],
} satisfies Meta<typeof TagPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:TagPicker 1, 2 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Tango 12', pressed: true })).toBeVisible();
    const piano = canvas.getByRole('button', { name: 'Piano 214', pressed: false });
    await userEvent.click(piano);
    await expect(args.onPick).toHaveBeenCalledWith('piano');
  },
};
export const AsLinks: Story = {
  args: { tags: [{ id: 'piano', label: 'Piano', href: '#piano' }], chosen: ['piano'] },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Piano' })).toHaveAttribute('aria-current', 'true'),
};
export const WithAField: Story = {
  args: { search: { value: 'pi', onChange: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search for a tag' }), 'a');
    await expect(args.search?.onChange).toHaveBeenCalledWith('pia');
  },
};
/** @spec component:TagPicker 3 */
export const Loading: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading tags');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** @spec component:TagPicker 4 */
export const Empty: Story = {
  args: { tags: [], search: { value: 'zz', onChange: fn() } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('No tag begins like this'),
};
