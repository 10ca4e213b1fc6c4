import type { ModalWindowProps } from './WindowFrame.tsx';

export const modalWindowExample = { title: 'End the evening?', onClose: () => undefined } satisfies ModalWindowProps;
