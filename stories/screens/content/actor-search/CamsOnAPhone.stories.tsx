import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onSite, testPageOf, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Cams on a phone',
  tags: ['!autodocs'],
  args: { entry: 'cams/' },
  globals: { viewport: { value: 'phone' } },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

/** The filter is a sheet whose button names the result; choices stay when it is closed, and the focus returns. */
export const Sheet: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const opener = within(canvas.getByRole('main')).getByRole('button', { name: 'Filter' });
    await userEvent.click(opener);
    const sheet = within(await canvas.findByRole('dialog', { name: 'Filter' }));
    await expect(await sheet.findByRole('button', { name: 'Show 66 performers' })).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: /^VIP / }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Show 7 performers' })).toBeVisible());
    await expect(testPageOf({ loaded }).router.state.location.search).toBe('?filter=vip');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 7 performers' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const again = within(canvas.getByRole('main')).getByRole('button', { name: 'Filter (1)' });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(within(canvas.getByRole('main')).getAllByRole('article')).toHaveLength(7);
  },
};
