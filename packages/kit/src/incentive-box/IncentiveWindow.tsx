import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { modalWindowStyles } from '../modal-window/ModalWindow.styles.ts';
import { WindowFrame } from '../modal-window/WindowFrame.tsx';
import type { RootProps } from '../root-props.ts';
import { IncentiveBox, type IncentiveBoxProps, type IncentiveType } from './IncentiveBox.tsx';
import { messages } from './IncentiveBox.messages.ts';

/** An offer of a window. */
export type WindowIncentive = Pick<IncentiveBoxProps, 'type' | 'href' | 'countdown' | 'title' | 'text'> & {
  id: number;
};

/** Props of IncentiveWindow. */
export interface IncentiveWindowProps extends RootProps<'dialog', 'title' | 'open' | 'onClose'> {
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
  ${modalWindowStyles}
`;

/** The offers that answer a press, such as at the end of a preview, in one window. It closes by the cross and by Escape. */
export function IncentiveWindow(props: IncentiveWindowProps) {
  const { occasion, incentives, level, onFollow, onHasAccount, onClose, ...rest } = props;
  const intl = useIntl();
  return (
    <WindowFrame {...rest} root={Root} title={intl.formatMessage(messages[occasion])} level={level} onClose={onClose}>
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
    </WindowFrame>
  );
}
