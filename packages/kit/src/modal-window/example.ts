import type { ModalWindowProps } from './WindowFrame.tsx';

export const modalWindowExample = { title: 'Welcome', onClose: () => undefined } satisfies ModalWindowProps;
