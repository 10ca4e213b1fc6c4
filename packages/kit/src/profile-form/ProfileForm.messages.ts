import { defineMessages } from 'react-intl';

/** Texts of ProfileForm. */
export const messages = defineMessages({
  name: { id: 'kit.profileForm.name', defaultMessage: 'Name' },
  nameHint: { id: 'kit.profileForm.nameHint', defaultMessage: 'Performers see it. At most 40 characters.' },
  nameError: { id: 'kit.profileForm.nameError', defaultMessage: 'Please enter a name of 1 to 40 visible characters.' },
  email: { id: 'kit.profileForm.email', defaultMessage: 'E-mail' },
  confirmed: { id: 'kit.profileForm.confirmed', defaultMessage: 'Confirmed. A new one counts once you confirm it.' },
  notConfirmed: { id: 'kit.profileForm.notConfirmed', defaultMessage: 'Not confirmed yet.' },
  changeEmail: { id: 'kit.profileForm.changeEmail', defaultMessage: 'Change e-mail' },
  postalCode: { id: 'kit.profileForm.postalCode', defaultMessage: 'Postal code' },
  postalCodeHint: { id: 'kit.profileForm.postalCodeHint', defaultMessage: 'Only says where you are. Nobody sees it.' },
  postalCodeError: {
    id: 'kit.profileForm.postalCodeError',
    defaultMessage: 'Please enter 3 to 10 letters and digits, or nothing.',
  },
  mailLanguage: { id: 'kit.profileForm.mailLanguage', defaultMessage: 'Language of mails' },
  save: { id: 'kit.profileForm.save', defaultMessage: 'Save' },
  saved: { id: 'kit.profileForm.saved', defaultMessage: 'Saved.' },
  failed: { id: 'kit.profileForm.failed', defaultMessage: 'That did not work. Your changes are still here.' },
  pictureFailed: {
    id: 'kit.profileForm.pictureFailed',
    defaultMessage: 'The picture was not changed. Please try again.',
  },
  locked: { id: 'kit.profileForm.locked', defaultMessage: 'Your account is locked, so this stays as it is.' },
  yourPicture: { id: 'kit.profileForm.yourPicture', defaultMessage: 'Your picture' },
  pictureHint: { id: 'kit.profileForm.pictureHint', defaultMessage: 'JPEG, PNG or WebP, up to 10 MB.' },
  noPicture: {
    id: 'kit.profileForm.noPicture',
    defaultMessage: 'Your first letter is shown instead. A picture is optional: JPEG, PNG or WebP, up to 10 MB.',
  },
  choose: { id: 'kit.profileForm.choose', defaultMessage: 'Choose a picture' },
  addPicture: { id: 'kit.profileForm.addPicture', defaultMessage: 'Add a picture' },
  newPicture: { id: 'kit.profileForm.newPicture', defaultMessage: 'New picture' },
  deletePicture: { id: 'kit.profileForm.deletePicture', defaultMessage: 'Delete picture' },
  question: { id: 'kit.profileForm.question', defaultMessage: 'Delete your picture?' },
  keep: { id: 'kit.profileForm.keep', defaultMessage: 'Keep' },
  delete: { id: 'kit.profileForm.delete', defaultMessage: 'Delete' },
  deleted: { id: 'kit.profileForm.deleted', defaultMessage: 'Deleted. It can be taken back for ten minutes.' },
  takeBack: { id: 'kit.profileForm.takeBack', defaultMessage: 'Take back' },
  tooLarge: { id: 'kit.profileForm.tooLarge', defaultMessage: 'This picture is too large.' },
  wrongType: { id: 'kit.profileForm.wrongType', defaultMessage: 'This is no JPEG, PNG or WebP picture.' },
});
