import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSite, type SiteStoryArgs } from '../../harness/site-story.tsx';

const meta = {
  title: 'Screens/Legal/HelpScreen',
  tags: ['!autodocs'],
  args: { entry: 'help/' },
  ...onSite,
} satisfies Meta<SiteStoryArgs>;
export default meta;

type Story = StoryObj<SiteStoryArgs>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'To your choice' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Data protection' })).toBeVisible();
  },
};
