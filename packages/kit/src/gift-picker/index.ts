export { type GiftCategory, GiftPicker, type GiftPickerPart, type GiftPickerProps } from './GiftPicker.tsx';
export type { OfferedToyControls } from './ToyControlList.tsx';
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
  type PickerGift,
} from './gift-counts.ts';
export {
  useGiftSelection,
  type GiftFilter,
  type GiftSelectionModel,
  type GiftSelectionOptions,
  type GiftState,
  type SelectableGift,
} from './use-gift-selection.ts';
