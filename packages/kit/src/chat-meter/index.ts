export { ChatMeter, type ChatMeterProps } from './ChatMeter.tsx';
