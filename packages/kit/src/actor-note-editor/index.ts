export { ActorNoteEditor, type ActorNoteEditorProps, type ActorNoteState } from './ActorNoteEditor.tsx';
