export { bestHours, type HourLevel, type HourRun, type Week } from './best-hours.ts';
export { HoursOnline, type HoursOnlineProps } from './HoursOnline.tsx';
