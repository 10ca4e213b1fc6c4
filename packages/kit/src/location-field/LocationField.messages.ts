import { defineMessages } from 'react-intl';

/** Texts of LocationField. */
export const messages = {
  ...defineMessages({
    label: { id: 'kit.locationField.label', defaultMessage: 'Near a postal code' },
    placeholder: { id: 'kit.locationField.placeholder', defaultMessage: '10115, 1012 AB' },
    hint: {
      id: 'kit.locationField.hint',
      defaultMessage: 'Germany, Spain, France, Italy: 5 digits. Netherlands: 1012 AB. Austria, Switzerland: 4 digits.',
    },
    tooLong: { id: 'kit.locationField.tooLong', defaultMessage: 'That is too long for a postal code.' },
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
    choices: { id: 'kit.locationField.choices', defaultMessage: 'Countries with this code' },
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
