import { useId, type ElementType, type ReactNode } from 'react';
import type { HeadingLevel } from '../heading-level.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../modal/use-modal.ts';
import { messages } from './ModalWindow.messages.ts';

/** Props of ModalWindow. */
export interface ModalWindowProps extends RootProps<'dialog', 'title' | 'open' | 'onClose'> {
  /** The heading, which names the window. */
  title: string;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
  /** The buttons below the content. @default none */
  actions?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Called when the guest closes it, by the cross or Escape; without a handler it blocks until one of its buttons is pressed. */
  onClose?: (() => void) | undefined;
}

/** The parts of a window in a root of its own, which is a dialog with `modalWindowStyles`. */
export function WindowFrame(props: ModalWindowProps & { root: ElementType }) {
  const { root: Root, title, level, actions, children, onClose, ref, ...rest } = props;
  const intl = useIntl();
  const dialog = useModal(ref, () => onClose?.());
  const heading = useId();
  return (
    <Root {...rest} ref={dialog} aria-labelledby={heading} data-blocking={onClose === undefined || undefined}>
      <header>
        <h2 id={heading} aria-level={level}>
          {title}
        </h2>
        {onClose !== undefined && <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />}
      </header>
      {children}
      {actions !== undefined && (
        <div data-part="actions" data-slot="">
          {actions}
        </div>
      )}
    </Root>
  );
}
