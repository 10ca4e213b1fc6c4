import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { lockSimpleFill } from '../icons/paths/lock-simple-fill.ts';
import { x } from '../icons/paths/x.ts';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../use-modal.ts';
import { messages } from './PaymentWindow.messages.ts';
import { paymentWindowStyles } from './PaymentWindow.styles.ts';

/** A message that a page in the window sent. */
export interface PaymentWindowMessage {
  /** What it said; anybody may have made it up. */
  data: unknown;
}

/** Props of PaymentWindow. */
export interface PaymentWindowProps extends RootProps<'dialog', 'open' | 'onClose' | 'title'> {
  /** Address of the hosted page, of the same origin; without one the window is closed. */
  src: string | null;
  /** The guest closes the window, also half-way. */
  onClose: () => void;
  /** The hosted page said something: only messages of its own window and origin are handed on. */
  onMessage?: ((message: PaymentWindowMessage) => void) | undefined;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-payment-window' })`
  ${paymentWindowStyles}
`;

function OpenWindow({ src, onClose, onMessage, ref, ...rest }: PaymentWindowProps & { src: string }) {
  const intl = useIntl();
  const heading = useId();
  const dialog = useModal(ref);
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<string | null>(null);

  useEffect(() => {
    const hear = ({ data, origin, source }: MessageEvent): void => {
      if (origin === location.origin && source !== null && source === frame.current?.contentWindow)
        onMessage?.({ data });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [onMessage]);

  const isLoading = shown !== src;
  return (
    <Root
      {...rest}
      ref={dialog}
      aria-labelledby={heading}
      data-loading={isLoading || undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <Icon path={lockSimpleFill} />
        <h2 id={heading}>{intl.formatMessage(messages.title)}</h2>
        <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
      </header>
      <div data-part="frame">
        {isLoading && (
          <p data-part="loading" role="status">
            {intl.formatMessage(messages.loading)}
          </p>
        )}
        <iframe ref={frame} src={src} title={intl.formatMessage(messages.title)} onLoad={() => setShown(src)} />
      </div>
    </Root>
  );
}

/**
 * The hosted window for logging in, paying and proving one's age: a modal dialog around a page of the same origin. Escape
 * and the cross close it, the focus returns to where it was.
 * @spec screen:overlay.payment screen:overlay.login screen:overlay.signup
 */
export function PaymentWindow({ src, ...rest }: PaymentWindowProps) {
  return src === null ? null : <OpenWindow src={src} {...rest} />;
}
