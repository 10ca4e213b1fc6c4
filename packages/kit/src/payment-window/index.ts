export { PaymentWindow, type PaymentWindowProps, type PaymentWindowMessage } from './PaymentWindow.tsx';
