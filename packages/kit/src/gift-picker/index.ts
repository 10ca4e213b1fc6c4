export { GiftPicker, type GiftPickerProps, type PickerGift } from './GiftPicker.tsx';
export {
  chargedCount,
  obstacleTo,
  temporaryCount,
  totalOf,
  withCount,
  type CountedGift,
  type GiftObstacle,
  type GiftBalance,
  type GiftSelection,
} from './gift-counts.ts';
