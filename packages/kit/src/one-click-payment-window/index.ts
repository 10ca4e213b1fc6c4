export {
  OneClickPaymentWindow,
  type OneClickMethod,
  type OneClickPaymentWindowProps,
  type OneClickState,
} from './OneClickPaymentWindow.tsx';
