export { SpinChances, type SpinChancesProps } from './SpinChances.tsx';
export { SpinHistory, type SpinHistoryProps, type WonPrize } from './SpinHistory.tsx';
export { SpinWheel, type SpinWheelProps } from './SpinWheel.tsx';
export {
  angleAt,
  chancesOf,
  restingAngle,
  segmentAt,
  slowTo,
  type Chance,
  type Slowing,
  type SpinPrizeKind,
  type SpinSegment,
  type WeightedSegment,
} from './wheel.ts';
