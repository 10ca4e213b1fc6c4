import { LanguageMenu } from '@lounge/kit/language-menu';
import { languages } from '@lounge/locale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/LanguageMenu',
  component: LanguageMenu,
  args: {
    choices: languages.map((language) => ({ language, href: `#${language}` })),
    onChoose: fn(({ event }) => event.preventDefault()),
  },
  decorators: [inBox('tile')],
} satisfies Meta<typeof LanguageMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @spec component:LanguageSelector 1-2 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByText('Language: English'));
    await userEvent.click(canvas.getByRole('link', { name: 'Deutsch' }));
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ language: 'de' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('details')?.open).toBe(false);
  },
};
export const Open: Story = { args: { open: true } };
export const German: Story = { args: { open: true }, globals: { language: 'de' } };
