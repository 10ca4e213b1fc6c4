export { ToyControls, type ToyControlsProps } from './ToyControls.tsx';
export type { ToyControl, ToyRun } from './toy-control.ts';
