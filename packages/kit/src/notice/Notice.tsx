import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
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

/** How urgent a notice is. */
export type NoticeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'coin';

/** Props of Notice. */
export interface NoticeProps extends RootProps<'div', 'title'> {
  /** How urgent it is; danger interrupts a screen reader, the others wait. @default 'neutral' */
  tone?: NoticeTone | undefined;
  /** The first words, in bold. */
  title?: string | undefined;
  /** The rest of the sentence. */
  text?: ReactNode;
  /** Path data of the icon. @default the tone's */
  icon?: string | undefined;
  /** One step, as a link or as something to do. */
  step?: { label: string; href: string } | { label: string; onAct: () => void } | undefined;
  /** The guest closes it; without a listener it cannot be closed. */
  onClose?: (() => void) | undefined;
}

/** Props of OfflineNotice. */
export interface OfflineNoticeProps extends RootProps<'div'> {
  /** When what is shown was fetched, as text such as "21:40". */
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
  --kit-tone: var(--kit-accent);
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 56px;
  padding: 6px 8px 6px 22px;
  border-radius: var(--kit-radius-2);
  background: var(--kit-surface-2);
  color: var(--kit-text);
  font-size: var(--kit-type-3);
  &[data-tone='success'] {
    --kit-tone: var(--kit-success);
    background: var(--kit-success-tint);
  }
  &[data-tone='warning'] {
    --kit-tone: var(--kit-warning);
    background: var(--kit-warning-tint);
  }
  &[data-tone='danger'] {
    --kit-tone: var(--kit-danger);
    background: var(--kit-danger-tint);
  }
  &[data-tone='coin'] {
    --kit-tone: var(--kit-coin);
    background: var(--kit-coin-tint);
  }
  &[data-floating] {
    width: fit-content;
    padding-right: 22px;
    background: var(--kit-surface-3);
    box-shadow: var(--kit-shadow-1);
  }
  > .kit-icon {
    color: var(--kit-tone);
  }
  > [data-part='words'] {
    flex: 1;
    padding: 8px 0;
  }
  b {
    font-weight: var(--kit-weight-name);
  }
  > [data-part='step'] {
    padding: 12px 8px;
    font-weight: var(--kit-weight-name);
    white-space: nowrap;
    text-decoration: underline;
    text-decoration-color: var(--kit-tone);
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  @media (max-width: 767.98px) {
    flex-wrap: wrap;
    gap: 4px 12px;
    padding-left: 16px;
    font-size: 15px;
    > [data-part='words'] {
      flex: 1 1 0;
      min-width: 0;
      overflow-wrap: anywhere;
    }
    > [data-part='step'] {
      order: 3;
      flex: 1 1 calc(100% - 32px);
      margin-left: 32px;
      padding: 4px 0 12px;
      text-align: start;
    }
  }
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

/** One sentence, one step, one close. @spec component:StatusBar */
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

/** Says that there is no connection and that what is shown stays. @spec component:ErrorNotice */
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
