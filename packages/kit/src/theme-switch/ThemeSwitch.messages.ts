import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  group: { id: 'kit.themeSwitch.group', defaultMessage: 'Colours' },
  dark: { id: 'kit.themeSwitch.dark', defaultMessage: 'Dark' },
  light: { id: 'kit.themeSwitch.light', defaultMessage: 'Light' },
  system: { id: 'kit.themeSwitch.system', defaultMessage: 'Like the device' },
  toDark: { id: 'kit.themeSwitch.toDark', defaultMessage: 'Switch to dark colours' },
  toLight: { id: 'kit.themeSwitch.toLight', defaultMessage: 'Switch to light colours' },
});
