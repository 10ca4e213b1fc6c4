export * from './rest.ts';
export {
  conversionChatAction,
  guestInfoType,
  hiddenEgg,
  incentive,
  incentiveEvent,
  incentiveRegion,
  incentiveResult,
  incentiveType,
  pageLoadData,
  trackingData,
  vxpayConfig,
} from './schemas.ts';
export { conversionChatTerms, incentiveBlockDays, lowBalance } from './terms.ts';
