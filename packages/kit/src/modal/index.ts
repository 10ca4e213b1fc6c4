export { watchModals } from './open-modals.ts';
export { useModal } from './use-modal.ts';
