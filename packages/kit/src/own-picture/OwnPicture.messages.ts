import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: { id: 'kit.ownPicture.label', defaultMessage: 'Your picture' },
    hide: { id: 'kit.ownPicture.hide', defaultMessage: 'Hide your picture' },
    asking: { id: 'kit.ownPicture.asking', defaultMessage: 'Your browser asks for the camera' },
    denied: { id: 'kit.ownPicture.denied', defaultMessage: 'Your browser does not allow the camera' },
    missing: { id: 'kit.ownPicture.missing', defaultMessage: 'There is no camera' },
    off: { id: 'kit.ownPicture.off', defaultMessage: 'Your camera is off' },
  }),
  ...defineMessages<{ onlySees: { name: string } }>({
    onlySees: { id: 'kit.ownPicture.onlySees', defaultMessage: 'Only {name} sees you' },
  }),
};
