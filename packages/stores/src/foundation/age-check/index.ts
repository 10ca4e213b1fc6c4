export * from './AgeCheck.ts';
