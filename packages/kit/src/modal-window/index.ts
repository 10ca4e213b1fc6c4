export { ModalWindow } from './ModalWindow.tsx';
export type { ModalWindowProps } from './WindowFrame.tsx';
