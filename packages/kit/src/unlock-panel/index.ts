export {
  UnlockPanel,
  type UnlockPanelProps,
  type UnlockState,
  type FittingVouchers,
  type UnlockStop,
} from './UnlockPanel.tsx';
