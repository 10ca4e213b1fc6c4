export { ChatMeter, type ChatMeterProps } from './ChatMeter.tsx';
export {
  useChatMeter,
  type ChatMeterModel,
  type ChatMeterOptions,
  type MeterPayment,
  type MeterRest,
} from './use-chat-meter.ts';
