export { SlotMachine, type SlotMachineProps, type SlotSymbol } from './SlotMachine.tsx';
export type { SlotAnswer } from './use-reels.ts';
