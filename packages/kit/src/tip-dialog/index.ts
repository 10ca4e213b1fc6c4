export { TipDialog, type TipDialogProps, type TipGoal } from './TipDialog.tsx';
