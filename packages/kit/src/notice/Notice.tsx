import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { infoFill } from '../icons/paths/info-fill.ts';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { warningCircleFill } from '../icons/paths/warning-circle-fill.ts';
import { warningFill } from '../icons/paths/warning-fill.ts';
import { wifiSlash } from '../icons/paths/wifi-slash.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './Notice.messages.ts';
import { noticeStyles } from './Notice.styles.ts';

/** How urgent a notice is. */
export type NoticeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'coin';

/** Props of Notice. */
export interface NoticeProps extends RootProps<'div', 'title'> {
  /** How urgent it is; danger interrupts a screen reader, the other tones are polite. @default 'neutral' */
  tone?: NoticeTone | undefined;
  /** The start of the sentence, in bold. */
  title?: string | undefined;
  /** The rest of the sentence. */
  text?: ReactNode;
  /** Path data of the icon. @default the tone's */
  icon?: string | undefined;
  /** The action, as a link or a button. */
  step?: { label: string; href: string } | { label: string; onAct: () => void } | undefined;
  /** Called when the guest closes it; without a handler it cannot be closed. */
  onClose?: (() => void) | undefined;
}

/** Props of OfflineNotice. */
export interface OfflineNoticeProps extends RootProps<'div'> {
  /** When the content was loaded, as text such as "21:40". */
  since?: string | undefined;
}

const icons: Readonly<Record<NoticeTone, string>> = {
  neutral: infoFill,
  success: sealCheckFill,
  warning: warningFill,
  danger: warningCircleFill,
  coin: infoFill,
};

const Root = styled.div.withConfig({ componentId: 'kit-notice' })`
  ${noticeStyles}
`;

function NoticeStep({ step }: { step: NonNullable<NoticeProps['step']> }) {
  const { Link } = useKit();
  if ('href' in step) {
    return (
      <Link href={step.href} data-part="step">
        {step.label}
      </Link>
    );
  }
  return (
    <button type="button" data-part="step" onClick={step.onAct}>
      {step.label}
    </button>
  );
}

/** A sentence with an optional action and an optional close button. @spec component:StatusBar */
export function Notice({ tone = 'neutral', title, text, icon, step, onClose, ...rest }: NoticeProps) {
  const intl = useIntl();
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-tone={tone}>
      <Icon path={icon ?? icons[tone]} />
      <span data-part="words">
        {title && <b>{title}</b>} {text}
      </span>
      {step && <NoticeStep step={step} />}
      {onClose && <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />}
    </Root>
  );
}

/** States that there is no connection and that the content stays visible. @spec component:ErrorNotice */
export function OfflineNotice({ since, ...rest }: OfflineNoticeProps) {
  const intl = useIntl();
  return (
    <Notice
      {...rest}
      data-floating=""
      tone="warning"
      icon={wifiSlash}
      title={intl.formatMessage(messages.offline)}
      text={
        since ? intl.formatMessage(messages.offlineSince, { time: since }) : intl.formatMessage(messages.offlineText)
      }
    />
  );
}
