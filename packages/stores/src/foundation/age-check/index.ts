export * from './AgeCheck.ts';
export * from './AgeCheckDetails.ts';
export * from './dialled-number.ts';
export * from './PinCall.ts';
