export { TagPicker, type PickedTag, type TagPickerProps } from './TagPicker.tsx';
