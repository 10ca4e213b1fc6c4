export { UnlockPanel, type UnlockPanelProps, type UnlockState, type FittingVouchers } from './UnlockPanel.tsx';
