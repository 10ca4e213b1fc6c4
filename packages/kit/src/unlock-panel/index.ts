export { UnlockPanel, type UnlockPanelProps, type UnlockState } from './UnlockPanel.tsx';
