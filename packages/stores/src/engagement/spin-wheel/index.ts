export * from './SpinWheel.ts';
