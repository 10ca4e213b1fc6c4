import type { ProfileFormProps } from './ProfileForm.tsx';

export const profileFormExample = {
  profile: { name: 'Robin', postalCode: '10115', mailLanguage: '' },
  email: { address: 'robin@example.com', isConfirmed: true, changeHref: '#change' },
  languages: [
    { value: '', text: 'As the page' },
    { value: 'nl', text: 'Nederlands' },
  ],
  picture: { src: '/pictures/velvet/avatar/robin', tint: 3 },
  onSave: () => undefined,
  onPicture: () => undefined,
  onDelete: () => undefined,
  onTakeBack: () => undefined,
} satisfies ProfileFormProps;
