export { AgeVerificationWindow, type AgeVerificationWindowProps, type AgeWay } from './AgeVerificationWindow.tsx';
