import { defineMessages } from 'react-intl';

/** Texts of the age check's page. */
export const messages = {
  ...defineMessages({
    title: { id: 'site.ageCheck.title', defaultMessage: 'Age check' },
    description: {
      id: 'site.ageCheck.description',
      defaultMessage: 'The state of your age check, and how to verify it.',
    },
    notLoaded: { id: 'site.ageCheck.notLoaded', defaultMessage: 'Your age check could not be loaded' },
    goBack: { id: 'site.ageCheck.goBack', defaultMessage: 'Back to where you were' },
    neededFor: {
      id: 'site.ageCheck.neededFor',
      defaultMessage: 'What you chose needs a one-time age check. It brings you back there afterwards.',
    },
    phone: { id: 'site.ageCheck.phone', defaultMessage: 'Your phone number' },
    phoneText: {
      id: 'site.ageCheck.phoneText',
      defaultMessage: 'A verified number protects your account and unlocks benefits. Nobody sees it.',
    },
    verifyPhone: { id: 'site.ageCheck.verifyPhone', defaultMessage: 'Verify a number' },
    verifyOther: { id: 'site.ageCheck.verifyOther', defaultMessage: 'Verify another number' },
  }),
  ...defineMessages<{ phoneVerified: { digits: string } }>({
    phoneVerified: { id: 'site.ageCheck.phoneVerified', defaultMessage: 'The number ending in {digits} is verified' },
  }),
};
