import { Button } from '@lounge/kit/button';
import { IconButton } from '@lounge/kit/icon-button';
import { bellRinging, pushPin } from '@lounge/kit/icons';
import { ProfileHeader } from '@lounge/kit/profile-header';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { profileHeaderExample } from '../../../packages/kit/src/profile-header/example.ts';

const meta = {
  title: 'Kit/ProfileHeader',
  component: ProfileHeader,
  args: {
    ...profileHeaderExample,
    name: 'Mirela',
    actions: (
      <>
        <Button variant="outline" icon={pushPin}>
          Pin
        </Button>
        <IconButton icon={bellRinging} label="Tell me when online" variant="filled" />
      </>
    ),
  },
  parameters: { bleed: true },
} satisfies Meta<typeof ProfileHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mirela');
    await expect(canvas.getByText('Online, not in a chat')).toBeVisible();
  },
};
export const Offline: Story = { args: { presence: 'offline', presenceText: 'Back about 20:00' } };
export const WithoutFactsAndActions: Story = { args: { facts: [], actions: undefined } };
export const LongName: Story = { args: { name: 'Maximiliane von Hohenfels-Schwarzburg' } };
export const PicturesMissing: Story = {
  args: { banner: { src: '/samples/missing', tint: 5 }, portrait: { src: '/samples/missing', tint: 5 } },
};
export const Light: Story = { globals: { theme: 'light' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
