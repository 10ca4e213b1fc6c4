export { PinButton, type PinButtonProps } from './PinButton.tsx';
