import type { ActorNoteEditorProps } from './ActorNoteEditor.tsx';

export const actorNoteEditorExample = {
  name: 'Mirela',
  text: 'Likes Satie. Ask about the trip to Porto and the ferry man.',
  savedAt: '2026-11-20T19:04:00.000Z',
  onWrite: () => undefined,
  onSave: () => undefined,
  onUndo: () => undefined,
  onReload: () => undefined,
  onKeepMine: () => undefined,
  onTakeTheirs: () => undefined,
} satisfies ActorNoteEditorProps;
