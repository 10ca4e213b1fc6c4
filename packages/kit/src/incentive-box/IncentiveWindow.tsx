import { useId, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { x } from '../icons/paths/x.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../use-modal.ts';
import { IncentiveBox, type IncentiveBoxProps, type IncentiveType } from './IncentiveBox.tsx';
import { messages } from './IncentiveBox.messages.ts';
import { incentiveWindowStyles } from './IncentiveWindow.styles.ts';

/** An offer of a window. */
export type WindowIncentive = Pick<IncentiveBoxProps, 'type' | 'href' | 'countdown' | 'title' | 'text'> & {
  id: number;
};

/** Props of IncentiveWindow. */
export interface IncentiveWindowProps extends RootProps<'dialog'> {
  /** The occasion of the offers, which the heading names. */
  occasion: 'videoPreviewEnd' | 'buyAlbum' | 'other';
  /** The offers, the most important first. */
  incentives: readonly WindowIncentive[];
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
  /** Called when the guest follows an offer, before its link is opened. */
  onFollow?: ((choice: { id: number; type: IncentiveType; event: MouseEvent<HTMLAnchorElement> }) => void) | undefined;
  /** Called when the guest has an account already. */
  onHasAccount?: (() => void) | undefined;
  /** Called when the guest closes it, by the button, the cross or Escape. */
  onClose: () => void;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-incentive-window' })`
  ${incentiveWindowStyles}
`;

/** The offers that answer a press, such as at the end of a preview, in one window. It closes by the cross and by Escape. */
export function IncentiveWindow(props: IncentiveWindowProps) {
  const { occasion, incentives, level, onFollow, onHasAccount, onClose, ref, ...rest } = props;
  const intl = useIntl();
  const dialog = useModal(ref);
  const heading = useId();
  return (
    <Root {...rest} ref={dialog} aria-labelledby={heading} onCancel={onClose}>
      <header>
        <h2 id={heading} aria-level={level}>
          {intl.formatMessage(messages[occasion])}
        </h2>
        <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
      </header>
      {/* An offer may have further fields, which are no attributes of its box. */}
      {incentives.map(({ id, type, href, countdown, title, text }) => (
        <IncentiveBox
          key={id}
          type={type}
          href={href}
          countdown={countdown}
          title={title}
          text={text}
          region="overlay"
          level={3}
          onFollow={(choice) => onFollow?.({ ...choice, id })}
          onHasAccount={onHasAccount}
        />
      ))}
    </Root>
  );
}
