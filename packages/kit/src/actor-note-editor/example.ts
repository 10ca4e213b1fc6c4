import type { ActorNoteEditorProps } from './ActorNoteEditor.tsx';

export const actorNoteEditorExample = {
  name: 'Noor',
  text: 'Likes Satie.',
  savedAt: '2026-11-20T19:00:00.000Z',
  onWrite: () => undefined,
  onSave: () => undefined,
  onUndo: () => undefined,
  onReload: () => undefined,
  onKeepMine: () => undefined,
  onTakeTheirs: () => undefined,
} satisfies ActorNoteEditorProps;
