export { alertMailKind, alertMailPath } from './alert-texts.ts';
export { sendOnlineAlerts } from './online-alerts.ts';
