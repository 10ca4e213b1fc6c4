import { ActorNoteEditor } from '@lounge/kit/actor-note-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { actorNoteEditorExample } from '../../../packages/kit/src/actor-note-editor/example.ts';
import { inBox } from '../fixtures/in-box.tsx';

const meta = {
  title: 'Kit/ActorNoteEditor',
  component: ActorNoteEditor,
  args: {
    ...actorNoteEditorExample,
    onWrite: fn(),
    onSave: fn(),
    onUndo: fn(),
    onReload: fn(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
  decorators: [inBox('phone')],
} satisfies Meta<typeof ActorNoteEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Writing is reported letter by letter; leaving the field saves. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your note about Mirela' });
    await expect(field).toHaveAccessibleDescription(/Only you can read this.*Saved/);
    await userEvent.type(field, '!');
    await expect(args.onWrite).toHaveBeenLastCalledWith(`${args.text}!`);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Empty: Story = {
  args: { text: '', savedAt: null },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
export const Saving: Story = {
  args: { state: 'saving', canUndo: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving…');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your note was not saved. It stays here until it is.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
/** Nothing is overwritten until the guest chooses. */
export const ChangedElsewhere: Story = {
  args: { state: 'changedElsewhere', canUndo: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('another page or device');
    await expect(canvas.queryByRole('button', { name: 'Undo changes' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this one' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show the other one' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
};
/** Nobody writes over a note that has not been read. */
export const Loading: Story = {
  args: { state: 'loading', text: '', savedAt: null },
  play: ({ canvas }) => expect(canvas.getByRole('textbox')).toHaveAttribute('readonly'),
};
export const NotLoaded: Story = {
  args: { state: 'notLoaded', text: '', savedAt: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
export const NearlyFull: Story = {
  args: { text: 'Rain. '.repeat(330) },
  play: ({ canvas }) => expect(canvas.getByText('20 characters left', { selector: '[aria-hidden]' })).toBeVisible(),
};
export const German: Story = { tags: ['shot'], args: { state: 'changedElsewhere' }, globals: { language: 'de' } };
export const OnBrasa: Story = { tags: ['shot'], args: { canUndo: true }, globals: { brand: 'brasa', language: 'es' } };
