import { defineMessages } from 'react-intl';

/** Texts of photo galleries. */
export const messages = {
  ...defineMessages({
    loading: { id: 'kit.photoGallery.loading', defaultMessage: 'Loading the pictures' },
    free: { id: 'kit.photoGallery.free', defaultMessage: 'All pictures are free' },
    bought: { id: 'kit.photoGallery.bought', defaultMessage: 'You bought these pictures' },
    ageCheck: { id: 'kit.photoGallery.ageCheck', defaultMessage: 'The other pictures open with your age check' },
  }),
  ...defineMessages<{ preview: { open: number; count: number } }>({
    preview: { id: 'kit.photoGallery.preview', defaultMessage: '{open} of {count} pictures are open to you' },
  }),
};
