import type { TagPickerProps } from './TagPicker.tsx';

export const tagPickerExample = {
  label: 'Tags',
  tags: [{ id: 'piano', label: 'Piano', href: '/piano' }],
} satisfies TagPickerProps;
