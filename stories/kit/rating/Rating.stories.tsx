import { Rating } from '@lounge/kit/rating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ratingExample } from '../../../packages/kit/src/rating/example.ts';

const meta = {
  title: 'Kit/Rating',
  component: Rating,
  args: ratingExample,
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** @spec component:RatingBadge 1 */
export const TenIsEnough: Story = {
  args: { rating: { count: 10, satisfaction: 90 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('90% of 10 ratings')).toBeVisible();
  },
};

/** @spec component:RatingBadge 2 */
export const NineIsNot: Story = {
  args: { rating: { count: 9, satisfaction: 100 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.kit-rating')).toBeNull();
  },
};
export const German: Story = { globals: { language: 'de' } };
