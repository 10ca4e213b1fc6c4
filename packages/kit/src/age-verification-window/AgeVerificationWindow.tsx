import { formatCoins, formatDay, formatTime } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { bank } from '../icons/paths/bank.ts';
import { caretRight } from '../icons/paths/caret-right.ts';
import { hourglassMedium } from '../icons/paths/hourglass-medium.ts';
import { identificationCard } from '../icons/paths/identification-card.ts';
import { phoneCall } from '../icons/paths/phone-call.ts';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './AgeVerificationWindow.messages.ts';
import { ageVerificationWindowStyles } from './AgeVerificationWindow.styles.ts';

/** A way to verify one's age, and where it begins. */
export interface AgeWay {
  kind: 'pinCall' | 'identity' | 'bank';
  href: string;
}

/** Props of AgeVerificationWindow. */
export interface AgeVerificationWindowProps extends RootProps<'section'> {
  /** The state of the check. */
  status: 'unknown' | 'pending' | 'accepted' | 'rejected';
  /** Why the check was rejected. @default null */
  message?: string | null | undefined;
  /** Since when the state holds, as an instant. @default null */
  since?: string | null | undefined;
  /** Whether an earlier confirmation was revoked. @default false */
  revoked?: boolean | undefined;
  /** The ways to verify the age, none of which is preselected. @default none */
  ways?: readonly AgeWay[] | undefined;
  /** The coins that a first check brings, or that the accepted one brought, in hundredths; null for none. @default null */
  bonus?: number | null | undefined;
  /** The rank of the heading. @default 2 */
  level?: 1 | 2 | undefined;
  /** The next steps: the way back, or another way. */
  children?: ReactNode;
}

const Root = styled.section.withConfig({ componentId: 'kit-age-verification-window' })`
  ${ageVerificationWindowStyles}
`;

const icons = { pinCall: phoneCall, identity: identificationCard, bank } as const;
const arches = { pending: hourglassMedium, accepted: sealCheckFill, rejected: identificationCard } as const;

function Ways({ ways }: { ways: readonly AgeWay[] }) {
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <ul>
      {ways.map(({ kind, href }) => (
        <li key={kind}>
          <Link href={href}>
            <span data-part="icon">
              <Icon path={icons[kind]} size={22} />
            </span>
            <span>
              <strong>{intl.formatMessage(messages[kind])}</strong>
              <small>{intl.formatMessage(messages[`${kind}Text`])}</small>
            </span>
            <Icon path={caretRight} size={20} data-mirror="" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Progress({ status, since }: { status: 'pending' | 'accepted'; since: string | null }) {
  const intl = useIntl();
  const { language } = useKit();
  const isPending = status === 'pending';
  const at =
    since === null ? null : isPending ? formatTime(since, intl.timeZone) : formatDay(since, language, intl.timeZone);
  return (
    <dl>
      <div>
        <dt>
          <Icon path={sealCheckFill} size={20} data-done="" />
          {intl.formatMessage(isPending ? messages.received : messages.confirmed)}
        </dt>
        {at !== null && <dd>{at}</dd>}
      </div>
      {isPending && (
        <div>
          <dt>
            <Icon path={hourglassMedium} size={20} />
            {intl.formatMessage(messages.beingLookedAt)}
          </dt>
        </div>
      )}
    </dl>
  );
}

/**
 * The age check: its state, and the ways to verify one's age. A rejected check says why; an accepted one since when.
 * @spec component:AgeVerificationWindow, state:age-verification
 * @awaits component:AgeVerificationWindow 8 engagement/contests
 */
export function AgeVerificationWindow({
  status,
  message = null,
  since = null,
  revoked = false,
  ways = [],
  bonus = null,
  level = 2,
  children,
  ...rest
}: AgeVerificationWindowProps) {
  const intl = useIntl();
  const { language } = useKit();
  const Heading = `h${level}` as const;
  const mayBegin = status === 'unknown' || status === 'rejected';
  const title = intl.formatMessage(messages[status]);
  return (
    <Root {...rest} data-status={status} aria-label={title}>
      {status !== 'unknown' && (
        <span data-part="arch">
          <Icon path={arches[status]} size={40} />
        </span>
      )}
      <Heading>{title}</Heading>
      {revoked && status === 'unknown' && <p data-part="revoked">{intl.formatMessage(messages.revoked)}</p>}
      {status === 'rejected' && message !== null && (
        <blockquote>
          <small>{intl.formatMessage(messages.message)}</small>
          {message}
        </blockquote>
      )}
      <p>{intl.formatMessage(messages[`${status}Text`])}</p>
      {(status === 'pending' || status === 'accepted') && <Progress status={status} since={since} />}
      {(mayBegin || status === 'accepted') && bonus !== null && (
        <p data-part="bonus">
          <CoinMark />
          {intl.formatMessage(mayBegin ? messages.bonus : messages.bonusGiven, {
            coins: formatCoins(bonus, language),
            count: bonus / 100,
          })}
        </p>
      )}
      {mayBegin && ways.length > 0 && <Ways ways={ways} />}
      {mayBegin && <p>{intl.formatMessage(messages.adult)}</p>}
      {children !== undefined && <div data-part="actions">{children}</div>}
    </Root>
  );
}
