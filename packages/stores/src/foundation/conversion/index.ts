export * from './ConversionChat.ts';
export * from './Incentives.ts';
