export {
  NotificationSettings,
  type NotificationSetting,
  type NotificationSettingsProps,
} from './NotificationSettings.tsx';
