import type { NotificationSettingsProps } from './NotificationSettings.tsx';

export const notificationSettingsExample = {
  settings: [{ kind: 'sms', label: 'SMS', isOn: true }],
  onSwitch: () => undefined,
} satisfies NotificationSettingsProps;
