import { part, type WithSlots } from '../headless/part.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { lockSimpleFill } from '../icons/paths/lock-simple-fill.ts';
import { x } from '../icons/paths/x.ts';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../modal/use-modal.ts';
import { messages } from './PaymentWindow.messages.ts';
import { paymentWindowStyles } from './PaymentWindow.styles.ts';

/** A message from the page in the window. */
export interface PaymentWindowMessage {
  /** The message; validate it, as it is untrusted. */
  data: unknown;
}

/** Props of PaymentWindow. */
export interface PaymentWindowProps
  extends RootProps<'dialog', 'open' | 'onClose' | 'title'>, WithSlots<'head' | 'note' | 'frame'> {
  /** The heading until the page in it is loaded, whose own title replaces it. @default "Secure payment window" */
  title?: string | undefined;
  /** A condition while it is open, such as that a chat goes on. */
  note?: string | undefined;
  /** The URL of a page of the payment window, of the same origin; null closes the dialog. */
  src: string | null;
  /** Called when the guest closes the window, even before the page is done. */
  onClose: () => void;
  /** Called with messages of that page; messages of other windows and origins are ignored. */
  onMessage?: ((message: PaymentWindowMessage) => void) | undefined;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-payment-window' })`
  ${paymentWindowStyles}
`;

function OpenWindow({
  title,
  note,
  src,
  onClose,
  onMessage,
  slots,
  ref,
  ...rest
}: PaymentWindowProps & { src: string }) {
  const intl = useIntl();
  const heading = useId();
  const dialog = useModal(ref, onClose);
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const handleMessage = ({ data, origin, source }: MessageEvent): void => {
      // The message of a page that a link has left since has no source any more.
      const isOfFrame = source === null || source === frame.current?.contentWindow;
      if (origin === location.origin && isOfFrame) onMessage?.({ data });
    };
    addEventListener('message', handleMessage);
    return () => removeEventListener('message', handleMessage);
  }, [onMessage]);

  const [pageTitle, setPageTitle] = useState('');
  const name = pageTitle || (title ?? intl.formatMessage(messages.title));
  const isLoading = shown !== src;
  const handleLoad = (): void => {
    setShown(src);
    // The document of the browser's error page cannot be read, and that of a response that was cut off early is empty.
    const page = frame.current?.contentDocument;
    const hasContent = (page?.body.childElementCount ?? 0) > 0;
    setHasFailed(!hasContent);
    if (hasContent) setPageTitle(page?.title ?? '');
  };
  const retry = (): void => {
    setShown(null);
    setHasFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <Root
      {...rest}
      ref={dialog}
      aria-labelledby={heading}
      data-loading={isLoading || undefined}
      data-failed={hasFailed || undefined}
    >
      {part(
        slots,
        'head',
        <header data-part="head">
          <Icon path={lockSimpleFill} />
          <h2 id={heading}>{name}</h2>
          <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
        </header>,
      )}
      {note !== undefined && part(slots, 'note', <p data-part="note">{note}</p>)}
      {part(
        slots,
        'frame',
        <div data-part="frame">
          {(isLoading || hasFailed) && (
            <div data-part="loading" role="status">
              <p>{intl.formatMessage(hasFailed ? messages.failed : messages.loading)}</p>
              <div data-part={hasFailed ? undefined : 'slow'}>
                {!hasFailed && <p>{intl.formatMessage(messages.slow)}</p>}
                <Button onClick={retry}>{intl.formatMessage(messages.retry)}</Button>
              </div>
            </div>
          )}
          <iframe key={attempt} ref={frame} src={src} title={name} onLoad={handleLoad} />
        </div>,
      )}
    </Root>
  );
}

/**
 * The payment window: a modal dialog around a page for logging in, paying and the age check. Escape and the close button close it and
 * return the focus. A page that does not load within 10 s can be retried.
 * @spec screen:overlay.payment screen:overlay.login screen:overlay.signup
 */
export function PaymentWindow({ src, ...rest }: PaymentWindowProps) {
  return src === null ? null : <OpenWindow src={src} {...rest} />;
}
