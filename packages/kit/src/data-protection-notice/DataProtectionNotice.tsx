import { formatDay, formatTime } from '@lounge/locale';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import { Icon } from '../icon/Icon.tsx';
import { shieldCheck } from '../icons/paths/shield-check.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../modal/use-modal.ts';
import { messages } from './DataProtectionNotice.messages.ts';
import { dataProtectionNoticeStyles } from './DataProtectionNotice.styles.ts';

/** A legal text that is new to the guest. */
export interface NewLegalText {
  /** Its title, such as "Data protection". */
  title: string;
  version: string;
  /** From when the version holds, as an instant. */
  publishedAt: string;
  /** A sentence about what is new in it. */
  changes: string | null;
  /** Where it is read. */
  href: string;
}

/** Props of DataProtectionNotice. */
export interface DataProtectionNoticeProps extends RootProps<'dialog'> {
  /** The texts that the guest is asked about. */
  texts: readonly NewLegalText[];
  /** The question, its answer that is saved, or a session that ended meanwhile. @default 'ask' */
  step?: 'ask' | 'accepted' | 'loggedOut' | undefined;
  /** Whether an answer is being saved. @default false */
  isPending?: boolean | undefined;
  /** Whether the last answer was not saved. @default false */
  failed?: boolean | undefined;
  /** When the answer was saved, as an instant. */
  acceptedAt?: string | undefined;
  /** The URL of the log-in. */
  logInHref: string;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
  /** Called when the guest accepts the texts. */
  onAccept: () => void;
  /** Called when the guest does not accept them. */
  onReject: () => void;
  /** Called when the guest closes the answer; the question stays open. */
  onClose: () => void;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-data-protection-notice' })`
  ${dataProtectionNoticeStyles}
`;

type Question = Pick<DataProtectionNoticeProps, 'texts' | 'isPending' | 'failed' | 'onAccept' | 'onReject'>;

function Texts({ texts, isPending, failed = false, onAccept, onReject }: Question) {
  const intl = useIntl();
  const { language, Link } = useKit();
  const count = texts.length;
  return (
    <>
      <p>{intl.formatMessage(messages.text, { count })}</p>
      <ul>
        {texts.map(({ title, version, publishedAt, changes, href }) => {
          // As the text itself says it.
          const day = formatDay(publishedAt, language);
          return (
            <li key={href}>
              <div>
                <strong>
                  {title} {version}
                </strong>
                <small>{intl.formatMessage(messages.since, { day })}</small>
                {changes !== null && <small>{changes}</small>}
              </div>
              <Link href={href} aria-label={`${intl.formatMessage(messages.read)}: ${title}`}>
                {intl.formatMessage(messages.read)}
              </Link>
            </li>
          );
        })}
      </ul>
      {failed && <p role="alert">{intl.formatMessage(messages.failed)}</p>}
      <div data-part="actions">
        <Button variant="primary" size="large" wide isPending={isPending} onClick={onAccept}>
          {intl.formatMessage(failed ? messages.acceptAgain : messages.accept)}
        </Button>
        <Button variant="outline" size="large" wide onClick={onReject}>
          {intl.formatMessage(messages.reject)}
        </Button>
      </div>
    </>
  );
}

/**
 * Asks a guest to accept legal texts that are new: what they are, since when, what changed, and where they are read. It stays open until
 * the answer is saved; the way out is as large as the way on.
 * @spec component:DataProtectionNotice
 */
export function DataProtectionNotice(props: DataProtectionNoticeProps) {
  const {
    texts,
    step = 'ask',
    isPending,
    failed,
    acceptedAt,
    logInHref,
    level,
    onAccept,
    onReject,
    onClose,
    ref,
    ...rest
  } = props;
  const intl = useIntl();
  const { language } = useKit();
  const dialog = useModal(ref, () => step === 'accepted' && onClose?.());
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // Not the first link, nor a button that Enter would press: the guest reads first.
  useEffect(() => title.current?.focus(), [step]);
  const headings = {
    ask: intl.formatMessage(messages.title, { count: texts.length }),
    loggedOut: intl.formatMessage(messages.expired),
    accepted: intl.formatMessage(messages.done),
  };
  const saved = acceptedAt !== undefined && {
    day: formatDay(acceptedAt, language, intl.timeZone),
    time: formatTime(acceptedAt, intl.timeZone),
  };
  return (
    <Root {...rest} ref={dialog} aria-labelledby={heading} data-step={step}>
      <header>
        <Icon path={shieldCheck} size={20} />
        {intl.formatMessage(messages.kicker)}
      </header>
      <div data-part="body">
        <h2 ref={title} id={heading} aria-level={level} tabIndex={-1}>
          {headings[step]}
        </h2>
        {step === 'ask' && (
          <Texts texts={texts} isPending={isPending} failed={failed} onAccept={onAccept} onReject={onReject} />
        )}
        {step === 'loggedOut' && (
          <>
            <p>{intl.formatMessage(messages.expiredText)}</p>
            <ButtonLink variant="primary" href={logInHref}>
              {intl.formatMessage(messages.logIn)}
            </ButtonLink>
          </>
        )}
        {step === 'accepted' && (
          <>
            {saved && <p role="status">{intl.formatMessage(messages.saved, saved)}</p>}
            <Button variant="outline" size="large" wide onClick={onClose}>
              {intl.formatMessage(messages.close)}
            </Button>
          </>
        )}
      </div>
    </Root>
  );
}
