import { styled } from 'styled-components';
import { modalWindowStyles } from './ModalWindow.styles.ts';
import { WindowFrame, type ModalWindowProps } from './WindowFrame.tsx';

const Root = styled.dialog.withConfig({ componentId: 'kit-modal-window' })`
  ${modalWindowStyles}
`;

/**
 * The base of windows over the page: it is open while it is rendered, holds the focus and gives it back. A brand has other words in it by
 * its messages.
 * @spec component:ModalWindow
 */
export function ModalWindow(props: ModalWindowProps) {
  return <WindowFrame {...props} root={Root} />;
}
