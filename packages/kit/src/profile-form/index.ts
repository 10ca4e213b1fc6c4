export { ProfileForm, type ProfileError, type ProfileFields, type ProfileFormProps } from './ProfileForm.tsx';
export { type PictureError, type ProfilePictureProps } from './ProfilePicture.tsx';
