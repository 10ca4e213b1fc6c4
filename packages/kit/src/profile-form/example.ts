import type { ProfileFormProps } from './ProfileForm.tsx';

export const profileFormExample = {
  profile: { name: 'Robin', postalCode: '', mailLanguage: '' },
  languages: [{ value: '', text: 'As the page' }],
  onSave: () => undefined,
  onPicture: () => undefined,
  onDelete: () => undefined,
  onTakeBack: () => undefined,
} satisfies ProfileFormProps;
