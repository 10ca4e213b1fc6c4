export { SpinChances, type SpinChancesProps } from './SpinChances.tsx';
export { SpinHistory, type SpinHistoryProps } from './SpinHistory.tsx';
export type { WonPrize } from './PrizeRows.tsx';
export { SpinWheel, type SpinWheelPart, type SpinWheelProps } from './SpinWheel.tsx';
export type { SpinAnswer, SpinPhase } from './use-spin.ts';
export {
  useSpinWheel,
  type SpinWheelModel,
  type SpinWheelOptions,
  type SpinWheelState,
  type WheelProps,
} from './use-spin-wheel.ts';
export {
  angleAt,
  arcsOf,
  chancesOf,
  restingAngle,
  segmentAt,
  slowTo,
  type Arc,
  type Chance,
  type Slowing,
  type SpinPrizeKind,
  type SpinSegment,
  type WeightedSegment,
} from './wheel.ts';
