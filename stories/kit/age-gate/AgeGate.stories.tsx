import { AgeGate } from '@lounge/kit/age-gate';
import { LanguageMenu } from '@lounge/kit/language-menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ageGateExample } from '../../../packages/kit/src/age-gate/example.ts';

const meta = {
  title: 'Kit/AgeGate',
  component: AgeGate,
  args: { ...ageGateExample, onConfirm: fn() },
  parameters: { bleed: true },
} satisfies Meta<typeof AgeGate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('input[name=back]')).toHaveValue('/en/');
    await expect(canvas.getByRole('button', { name: 'Leave' })).toHaveAttribute('value', 'leave');
    await userEvent.click(canvas.getByRole('button', { name: 'I am 18 or older' }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};
export const WithLanguages: Story = {
  args: {
    children: (
      <LanguageMenu
        data-up=""
        choices={[
          { language: 'de', href: '/de/' },
          { language: 'en', href: '/en/' },
        ]}
      />
    ),
  },
};
export const German: Story = { globals: { language: 'de' } };
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa' } };
export const PhoneLight: Story = { globals: { theme: 'light', viewport: { value: 'phone' } } };
