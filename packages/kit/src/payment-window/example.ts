import type { PaymentWindowProps } from './PaymentWindow.tsx';

export const paymentWindowExample = { src: '/window', onClose: () => undefined } satisfies PaymentWindowProps;
