import { ProfileForm } from '@lounge/kit/profile-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { profileFormExample } from '../../../packages/kit/src/profile-form/example.ts';

const meta = {
  title: 'Kit/ProfileForm',
  component: ProfileForm,
  args: { ...profileFormExample, onSave: fn(), onPicture: fn(), onDelete: fn(), onTakeBack: fn() },
} satisfies Meta<typeof ProfileForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Kim');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of mails' }), 'nl');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Kim', postalCode: '10115', mailLanguage: 'nl' });
  },
};
/** @spec component:ProfileForm 1 */
export const Loading: Story = {
  args: { profile: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** @spec component:ProfileForm 2 */
export const Saved: Story = {
  args: { isSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved.')).toBeVisible();
  },
};
/** @spec component:ProfileForm 3 */
export const Invalid: Story = {
  args: { error: 'name', pictureError: 'wrongType' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeInvalid();
    await expect(canvas.getByText('Please enter a name of 1 to 40 visible characters.')).toBeVisible();
    await expect(canvas.getByText('This is no JPEG, PNG or WebP picture.')).toBeVisible();
  },
};
export const NotSaved: Story = {
  args: { error: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That did not work. Your changes are still here.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin');
  },
};
/** The file that was chosen is not kept, so nothing says so. */
export const PictureNotStored: Story = {
  args: { pictureError: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The picture was not changed. Please try again.')).toBeVisible();
    await expect(canvas.queryByText(/still here/)).toBeNull();
  },
};
/** Fields are stored while a picture travels, which alone is pending. */
export const PictureTravels: Story = {
  args: { isPictureChanging: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'New picture' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Delete picture' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Deleting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete picture' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete picture' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
/** @spec component:ProfileForm 4 */
export const PictureDeleted: Story = {
  args: { picture: null, canTakeBack: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('R')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
};
export const GermanPhone: Story = { globals: { language: 'de', viewport: { value: 'phone' } } };
export const SpanishBrasa: Story = { globals: { language: 'es', brand: 'brasa', theme: 'light' } };
