export * from './rest.ts';
export { incentive, pageLoadData, trackingData, vxpayConfig } from './schemas.ts';
