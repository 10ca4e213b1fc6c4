export * from './AgeCheck.ts';
export * from './AgeCheckDetails.ts';
export * from './PinCall.ts';
