export * from './rest.ts';
export { incentive, pageLoadData, trackingData, vxpayConfig } from './shapes.ts';
