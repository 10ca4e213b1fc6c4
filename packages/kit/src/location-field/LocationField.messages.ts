import { defineMessages } from 'react-intl';

/** Texts of LocationField. */
export const messages = {
  ...defineMessages({
    label: { id: 'kit.locationField.label', defaultMessage: 'Near a postal code' },
    placeholder: { id: 'kit.locationField.placeholder', defaultMessage: '5 characters' },
    hint: {
      id: 'kit.locationField.hint',
      defaultMessage: 'Postal codes with 5 characters: Germany, Spain, France and Italy. Elsewhere, use your location.',
    },
    tooLong: { id: 'kit.locationField.tooLong', defaultMessage: 'That is too long: a code has 5 characters.' },
    looking: { id: 'kit.locationField.looking', defaultMessage: 'Looking it up' },
    failed: { id: 'kit.locationField.failed', defaultMessage: 'That could not be looked up. Try again.' },
    device: { id: 'kit.locationField.device', defaultMessage: 'Use my location' },
    asking: { id: 'kit.locationField.asking', defaultMessage: 'Asking your device' },
    used: {
      id: 'kit.locationField.used',
      defaultMessage: 'Around your location. It is rounded to ten kilometres and stored nowhere.',
    },
    refused: {
      id: 'kit.locationField.refused',
      defaultMessage: 'Your device does not say where it is. A postal code works too.',
    },
    clear: { id: 'kit.locationField.clear', defaultMessage: 'Remove the place' },
  }),
  ...defineMessages<{ missing: { count: number } }>({
    missing: {
      id: 'kit.locationField.missing',
      defaultMessage: '{count, plural, one {# character to go} other {# characters to go}}',
    },
  }),
  ...defineMessages<{ found: { town: string } }>({
    found: { id: 'kit.locationField.found', defaultMessage: 'Around {town}' },
  }),
  ...defineMessages<{ unknown: { zip: string } }>({
    unknown: { id: 'kit.locationField.unknown', defaultMessage: 'We do not know {zip}. Check it.' },
  }),
};
