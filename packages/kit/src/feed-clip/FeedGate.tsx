import { formatCoins } from '@lounge/locale';
import type { IntlShape } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { crownSimple } from '../icons/paths/crown-simple.ts';
import { filmStrip } from '../icons/paths/film-strip.ts';
import { identificationCard } from '../icons/paths/identification-card.ts';
import { images } from '../icons/paths/images.ts';
import { prohibit } from '../icons/paths/prohibit.ts';
import { user } from '../icons/paths/user.ts';
import { useKit, type Kit } from '../kit-provider/kit-context.ts';
import { useIntl } from '../kit-provider/use-intl.ts';
import { messages } from './FeedClip.messages.ts';

/** The lock of the media of a post, and the step that opens them. */
export interface FeedGateContent {
  /** The step that comes next; `blocked` where nothing of the performer is sold to the guest. */
  restriction: 'needLogin' | 'needAgeCheck' | 'needAbo' | 'needPurchase' | 'blocked';
  /** The price in hundredths of a coin. @default 0 */
  price?: number | undefined;
  /** The guest's balance in hundredths of a coin; null for visitors. @default null */
  balance?: number | null | undefined;
  /** Whether its button is solid, as that of the first payable post on the screen; the others are outlined. @default false */
  isPrimary?: boolean | undefined;
  /** Whether the purchase is in progress. @default false */
  isPending?: boolean | undefined;
  /** Why the last purchase failed. @default none */
  problem?: string | undefined;
  /** Why nothing can be paid, in the guest's language; it takes the place of the button of a purchase. @default it can */
  stopped?: string | undefined;
  /** Addresses of the payment window, and of the page about VIP. */
  links: { logIn: string; ageCheck: string; topUp: string; vip?: string | undefined };
  /** Called when the guest buys it. */
  onBuy: () => void;
}

interface FeedGateProps {
  gate: FeedGateContent;
  kind: 'clip' | 'photos';
  /** Seconds of the clip, or the number of photos. */
  amount: number;
}

const missingOf = ({ restriction, price = 0, balance = null }: FeedGateContent): number =>
  restriction !== 'needPurchase' || balance === null ? 0 : Math.max(0, price - balance);

const iconOf = ({ restriction }: FeedGateContent, kind: FeedGateProps['kind']): string =>
  ({
    needLogin: user,
    needAgeCheck: identificationCard,
    needAbo: crownSimple,
    needPurchase: kind === 'clip' ? filmStrip : images,
    blocked: prohibit,
  })[restriction];

/** Heading and sentence: the price comes first where coins are missing, and in the sentence where another step stands before the purchase. */
function wordsOf({ gate, kind, amount }: FeedGateProps, intl: IntlShape, language: Kit['language']): [string, string] {
  const { restriction, price = 0, balance } = gate;
  const missing = missingOf(gate);
  const cost = { coins: formatCoins(price, language), count: price / 100 };
  if (missing > 0) {
    return [
      intl.formatMessage(messages.costs, cost),
      intl.formatMessage(messages.missing, {
        balance: formatCoins(balance ?? 0, language),
        coins: formatCoins(missing, language),
        count: missing / 100,
      }),
    ];
  }
  if (restriction === 'needPurchase') {
    const title =
      kind === 'photos'
        ? intl.formatMessage(messages.photos, { count: amount })
        : intl.formatMessage(messages.minutes, { count: Math.max(1, Math.round(amount / 60)) });
    return [title, intl.formatMessage(messages.stays)];
  }
  const text = intl.formatMessage(messages[`${restriction}Text`]);
  const isForSale = restriction !== 'blocked' && restriction !== 'needAbo' && price > 0;
  return [
    intl.formatMessage(messages[restriction]),
    isForSale ? `${intl.formatMessage(messages.opensAt, cost)} ${text}` : text,
  ];
}

function Act({ gate }: Pick<FeedGateProps, 'gate'>) {
  const { restriction, price = 0, isPrimary = false, isPending = false, stopped, links, onBuy } = gate;
  const intl = useIntl();
  const { language } = useKit();
  const variant = isPrimary ? 'primary' : 'outline';
  if (restriction === 'blocked') return null;
  if (restriction === 'needPurchase') {
    if (stopped !== undefined) return <p data-part="stopped">{stopped}</p>;
    if (missingOf(gate) > 0) {
      return (
        <ButtonLink variant="outline" href={links.topUp}>
          {intl.formatMessage(messages.addCoins)}
        </ButtonLink>
      );
    }
    return (
      <Button variant={variant} isPending={isPending} onClick={onBuy}>
        {intl.formatMessage(messages.openFor)} <CoinMark size={17} /> {formatCoins(price, language)}
        <span className="kit-visually-hidden">{intl.formatMessage(messages.coins, { count: price / 100 })}</span>
      </Button>
    );
  }
  const [href, label] = {
    needLogin: [links.logIn, messages.logIn] as const,
    needAgeCheck: [links.ageCheck, messages.startCheck] as const,
    needAbo: [links.vip, messages.seeVip] as const,
  }[restriction];
  if (href === undefined) return null;
  return (
    <ButtonLink variant="outline" href={href}>
      {intl.formatMessage(label)}
    </ButtonLink>
  );
}

/** The lock of the media of a post: one sentence, and the button that opens them. */
export function FeedGate(props: FeedGateProps) {
  const { gate, kind } = props;
  const intl = useIntl();
  const { language } = useKit();
  const [title, text] = wordsOf(props, intl, language);
  return (
    <div data-part="gate" data-on-picture="" data-restriction={gate.restriction}>
      <span data-part="sign">
        <Icon path={iconOf(gate, kind)} size={22} />
      </span>
      <p data-part="title">{title}</p>
      <p>{text}</p>
      <Act gate={gate} />
      <div role="alert">{gate.problem !== undefined && <p data-part="problem">{gate.problem}</p>}</div>
    </div>
  );
}
