export { RefillWindow, type RefillWindowProps } from './RefillWindow.tsx';
