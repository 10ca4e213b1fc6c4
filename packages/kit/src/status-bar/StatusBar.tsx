import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { arrowsClockwiseFill } from '../icons/paths/arrows-clockwise-fill.ts';
import { calendarStarFill } from '../icons/paths/calendar-star-fill.ts';
import { envelopeSimpleFill } from '../icons/paths/envelope-simple-fill.ts';
import { envelopeSimpleOpenFill } from '../icons/paths/envelope-simple-open-fill.ts';
import { handWavingFill } from '../icons/paths/hand-waving-fill.ts';
import { hourglassMediumFill } from '../icons/paths/hourglass-medium-fill.ts';
import { identificationCardFill } from '../icons/paths/identification-card-fill.ts';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { signpostFill } from '../icons/paths/signpost-fill.ts';
import { tagFill } from '../icons/paths/tag-fill.ts';
import { warningCircleFill } from '../icons/paths/warning-circle-fill.ts';
import { Notice } from '../notice/Notice.tsx';
import type { RootProps } from '../root-props.ts';
import { steps, texts, titles } from './StatusBar.messages.ts';
import { mostUrgent, type StatusBarItem, type StatusBarType, toneOf } from './most-urgent.ts';

/** Props of StatusBar. */
export interface StatusBarProps extends RootProps<'div', 'title'> {
  /** The items; only the most urgent one is shown. */
  items: readonly StatusBarItem[];
  /** Called when the guest presses the action of an item without `href`; without a handler such an item has no action. */
  onAct?: ((act: { item: StatusBarItem }) => void) | undefined;
  /** Called when the guest closes the bar; without a handler it cannot be closed. */
  onClose?: ((close: { item: StatusBarItem }) => void) | undefined;
}

const icons: Readonly<Record<StatusBarType, string>> = {
  noAgeCheck: identificationCardFill,
  automaticRecharge: arrowsClockwiseFill,
  ageCheckStatus: hourglassMediumFill,
  ageCheckAccepted: sealCheckFill,
  mailNotVerified: envelopeSimpleFill,
  verifiedMail: envelopeSimpleOpenFill,
  mailWelcomeLink: envelopeSimpleOpenFill,
  welcomeBack: handWavingFill,
  error: warningCircleFill,
  cancellationOffer: tagFill,
  cancellationOfferError: warningCircleFill,
  monthlyBonusNotification: calendarStarFill,
  notFoundRedirect: signpostFill,
};

interface Words {
  title: string;
  text?: string | undefined;
  step?: string | undefined;
}

function ageCheckWords(item: Extract<StatusBarItem, { type: 'ageCheckStatus' }>, intl: IntlShape): Words {
  if (item.status === 'pending') {
    return { title: intl.formatMessage(titles.ageCheckPending), text: intl.formatMessage(texts.ageCheckPending) };
  }
  return {
    title: intl.formatMessage(titles.ageCheckRejected),
    text: item.reason ?? intl.formatMessage(texts.ageCheckRejected),
    step: intl.formatMessage(steps.tryAgain),
  };
}

const monthName = (month: number, intl: IntlShape) =>
  intl.formatDate(Date.UTC(2000, month - 1, 15), { month: 'long', timeZone: 'UTC' });

function wordsOf(item: StatusBarItem, intl: IntlShape): Words {
  const { formatMessage } = intl;
  switch (item.type) {
    case 'ageCheckStatus':
      return ageCheckWords(item, intl);
    case 'automaticRecharge': {
      const now = item.on ? 'rechargeOn' : 'rechargeOff';
      return {
        title: formatMessage(titles[now]),
        text: formatMessage(texts[now]),
        step: formatMessage(steps.automaticRecharge),
      };
    }
    case 'welcomeBack':
      return {
        title: item.name
          ? formatMessage(titles.welcomeBackNamed, { name: item.name })
          : formatMessage(titles.welcomeBack),
        ...(item.spins
          ? {
              text: formatMessage(texts.welcomeBackSpins, { spins: item.spins }),
              step: formatMessage(steps.welcomeBack),
            }
          : {}),
      };
    case 'cancellationOffer':
      return {
        title: formatMessage(titles.cancellationOffer),
        text: item.offer,
        step: formatMessage(steps.cancellationOffer),
      };
    case 'monthlyBonusNotification':
      return {
        title: formatMessage(titles.monthlyBonusNotification, { month: monthName(item.month, intl) }),
        text: item.bonus,
        step: formatMessage(steps.monthlyBonusNotification),
      };
    default:
      return plainWords(item, intl);
  }
}

type PlainItem = Exclude<
  StatusBarItem,
  {
    type: 'ageCheckStatus' | 'automaticRecharge' | 'welcomeBack' | 'cancellationOffer' | 'monthlyBonusNotification';
  }
>;

const plainSteps = {
  noAgeCheck: steps.noAgeCheck,
  error: steps.tryAgain,
  mailNotVerified: steps.mailNotVerified,
  cancellationOfferError: steps.tryAgain,
} as const;

function plainWords(item: PlainItem, intl: IntlShape): Words {
  const own = item.type === 'error' ? item.text : undefined;
  const step = item.type in plainSteps ? plainSteps[item.type as keyof typeof plainSteps] : null;
  return {
    title: intl.formatMessage(titles[item.type]),
    text: own ?? intl.formatMessage(texts[item.type]),
    step: step ? intl.formatMessage(step) : undefined,
  };
}

/**
 * The bar below the navigation: the most urgent item, with at most one action and a close button. Renders nothing without
 * items.
 * @spec component:StatusBar
 * @deviates component:StatusBar 14 docs/decisions/0030
 */
export function StatusBar({ items, onAct, onClose, ...rest }: StatusBarProps) {
  const intl = useIntl();
  const item = mostUrgent(items);
  if (!item) return null;
  const { title, text, step: label } = wordsOf(item, intl);
  const linked = label && item.href ? { label, href: item.href } : undefined;
  const acting = label && onAct ? { label, onAct: () => onAct({ item }) } : undefined;
  const rejected = item.type === 'ageCheckStatus' && item.status === 'rejected';
  return (
    <Notice
      key={item.type}
      {...rest}
      data-type={item.type}
      tone={toneOf(item)}
      icon={rejected ? warningCircleFill : icons[item.type]}
      title={title}
      text={text}
      step={linked ?? acting}
      onClose={onClose && (() => onClose({ item }))}
    />
  );
}
