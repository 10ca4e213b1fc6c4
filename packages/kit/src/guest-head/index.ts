export { GuestHead, type GuestHeadProps } from './GuestHead.tsx';
