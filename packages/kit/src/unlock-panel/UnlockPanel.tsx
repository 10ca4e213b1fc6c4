import { formatCoins, formatDay } from '@lounge/locale';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { arrowClockwise } from '../icons/paths/arrow-clockwise.ts';
import { coins as coinsIcon } from '../icons/paths/coins.ts';
import { crownSimple } from '../icons/paths/crown-simple.ts';
import { filmStrip } from '../icons/paths/film-strip.ts';
import { identificationCard } from '../icons/paths/identification-card.ts';
import { images } from '../icons/paths/images.ts';
import { prohibit } from '../icons/paths/prohibit.ts';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { ticket } from '../icons/paths/ticket.ts';
import { user } from '../icons/paths/user.ts';
import { useKit, type Kit } from '../kit-provider/kit-context.ts';
import { Notice } from '../notice/Notice.tsx';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { hasSeveralSteps, Steps } from './Steps.tsx';
import { messages } from './UnlockPanel.messages.ts';
import { unlockPanelStyles } from './UnlockPanel.styles.ts';

/**
 * Why content is locked; `blocked` if nothing of the performer is sold to the guest, `owned` if it was bought, `included` if VIPs have it
 * without paying.
 */
export type UnlockState = 'needLogin' | 'needAgeCheck' | 'needAbo' | 'needPurchase' | 'blocked' | 'owned' | 'included';

/** Vouchers that fit the content. */
export interface FittingVouchers {
  count: number;
  /** The end of the one that is used first, as an instant; null for one without an end. */
  until: string | null;
}

/** Why the guest can pay nothing: a lock forbids every purchase, a break only what is paid with money. */
export interface UnlockStop {
  reason: 'locked' | 'paused';
  title: string;
  text: string;
}

/** Props of UnlockPanel. */
export interface UnlockPanelProps extends RootProps<'section', 'title'> {
  /** The step that comes next, or that the content is unlocked. */
  state: UnlockState;
  /** The heading of a purchase, such as a video's title. @default the number of locked pictures */
  title?: string | undefined;
  /** How many pictures are locked. @default 0 */
  count?: number | undefined;
  /** Price in hundredths of a coin. @default 0 */
  price?: number | undefined;
  /** The guest's balance in hundredths of a coin; null for anonymous visitors. @default null */
  balance?: number | null | undefined;
  /** The kind of content. @default 'pictures' */
  kind?: 'pictures' | 'video' | undefined;
  /** Whether it needs the age check, for the line of steps. @default only while it is missing */
  adult?: boolean | undefined;
  /** Whether it is for VIPs only, for the line of steps. @default only while that is missing */
  vipOnly?: boolean | undefined;
  /** Vouchers that fit; they come before coins. @default null */
  voucher?: FittingVouchers | null | undefined;
  /** A choice among several vouchers that fit, such as a VoucherPicker, which takes the place of the voucher's button. @default none */
  choice?: ReactNode;
  /** Whether a purchase is in progress. @default false */
  isPending?: boolean | undefined;
  /** Whether the outcome of the last purchase is unknown. @default false */
  failed?: boolean | undefined;
  /** Why the last purchase was rejected, if nothing was charged; it is not tried again as it was. @default none */
  problem?: string | undefined;
  /** Why the guest can pay nothing; it takes the place of what it forbids. @default null */
  stop?: UnlockStop | null | undefined;
  /** Addresses of the payment window, and of the page about VIP. */
  links: { logIn: string; ageCheck: string; topUp: string; signUp?: string | undefined; vip?: string | undefined };
  /** Called when the guest buys the content. */
  onUnlock: () => void;
  /** Called when the guest uses a voucher. */
  onUseVoucher?: (() => void) | undefined;
  /** Whether it is a card of the page, or stands on a darkened picture, such as in a player's place. @default 'card' */
  look?: 'card' | 'picture' | undefined;
  /** The URL of the picture behind it in the look "picture", which is then as wide and high as a player, and dimmed. @default none */
  backdrop?: string | undefined;
  /** Other ways to the content, below the step that comes next. @default none */
  ways?: ReactNode;
  /** Called when the guest plays the preview again; without a handler there is no button. */
  onPlayAgain?: (() => void) | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-unlock-panel' })`
  ${unlockPanelStyles}
`;

const texts = {
  needLogin: [messages.needLogin, messages.needLoginText],
  needAgeCheck: [messages.needAgeCheck, messages.needAgeCheckText],
  needAbo: [messages.needAbo, messages.needAboText],
  blocked: [messages.blocked, messages.blockedText],
  owned: [messages.owned, null],
  included: [messages.included, messages.includedText],
} as const;

const missingOf = ({ price = 0, balance = null }: UnlockPanelProps): number => (balance === null ? 0 : price - balance);

/** Whether the guest's lock or break forbids the step that comes next. */
const isStopped = (props: UnlockPanelProps): boolean => {
  const { state, stop = null, voucher = null } = props;
  if (stop === null || (state !== 'needAbo' && state !== 'needPurchase')) return false;
  return stop.reason === 'locked' || state === 'needAbo' || (voucher === null && missingOf(props) > 0);
};

/** The price and a space, where neither a button nor the steps name it. */
const priceText = (props: UnlockPanelProps, intl: IntlShape, language: Kit['language']): string => {
  const { state, price = 0, voucher = null } = props;
  const isNamed = state === 'needPurchase' ? missingOf(props) <= 0 : hasSeveralSteps(props);
  if (price === 0 || voucher !== null || isNamed || !['needLogin', 'needAgeCheck', 'needPurchase'].includes(state))
    return '';
  return `${intl.formatMessage(messages.costs, { coins: formatCoins(price, language), count: price / 100 })} `;
};

const purchaseText = (props: UnlockPanelProps, intl: IntlShape, language: Kit['language']): string => {
  const { balance, voucher = null } = props;
  if (voucher !== null) {
    const { count, until } = voucher;
    return until === null
      ? intl.formatMessage(messages.voucherOpen, { count })
      : intl.formatMessage(messages.voucher, { count, until: formatDay(until, language, intl.timeZone) });
  }
  const missing = missingOf(props);
  if (balance === null || balance === undefined) return intl.formatMessage(messages.forEver);
  const owned = { balance: formatCoins(balance, language), count: balance / 100 };
  if (missing <= 0) return intl.formatMessage(messages.forEverOf, owned);
  return intl.formatMessage(messages.missing, {
    ...owned,
    missing: formatCoins(missing, language),
    lacking: missing / 100,
  });
};

const wordsOf = (
  props: UnlockPanelProps,
  intl: IntlShape,
  language: Kit['language'],
): readonly [string, string | null] => {
  const { state, count = 0, title } = props;
  if (state !== 'needPurchase') {
    const [heading, text] = texts[state];
    return [
      intl.formatMessage(heading),
      text === null ? null : `${priceText(props, intl, language)}${intl.formatMessage(text)}`,
    ];
  }
  const text = `${priceText(props, intl, language)}${purchaseText(props, intl, language)}`;
  return [title ?? intl.formatMessage(messages.needPurchase, { count }), text];
};

const iconOf = (props: UnlockPanelProps): string => {
  const { state, kind, voucher = null } = props;
  if (state === 'needPurchase') {
    if (voucher !== null) return ticket;
    if (missingOf(props) > 0) return coinsIcon;
    return kind === 'video' ? filmStrip : images;
  }
  const icons = { needLogin: user, needAgeCheck: identificationCard, needAbo: crownSimple, blocked: prohibit } as const;
  return state === 'owned' || state === 'included' ? sealCheckFill : icons[state];
};

function Act({ children, href }: { children: ReactNode; href: string }) {
  return (
    <ButtonLink variant="primary" size="large" href={href} data-part="act">
      {children}
    </ButtonLink>
  );
}

function Purchase(props: UnlockPanelProps) {
  const { price = 0, kind = 'pictures', isPending, failed, links, onUnlock, voucher = null } = props;
  const { choice = null, onUseVoucher } = props;
  const intl = useIntl();
  const { language } = useKit();
  const coins = { coins: formatCoins(price, language), count: price / 100 };
  const isShort = missingOf(props) > 0;
  const label = failed && voucher === null ? messages.retry : kind === 'video' ? messages.watch : messages.unlock;
  const pay = (
    <Button
      variant={voucher === null ? 'primary' : 'outline'}
      size="large"
      isPending={isPending}
      onClick={onUnlock}
      data-part="act"
    >
      <CoinMark />
      {intl.formatMessage(label, coins)}
    </Button>
  );
  if (voucher === null) {
    return isShort ? <Act href={links.topUp}>{intl.formatMessage(messages.addCoins)}</Act> : pay;
  }
  return (
    <>
      {choice === null && (
        <Button variant="primary" size="large" isPending={isPending} onClick={onUseVoucher} data-part="act">
          {intl.formatMessage(failed ? messages.retry : messages.useVoucher)}
        </Button>
      )}
      {!isShort && pay}
    </>
  );
}

function Action(props: UnlockPanelProps) {
  const { state, links, look = 'card' } = props;
  const intl = useIntl();
  const { Link } = useKit();
  if (state === 'needLogin') {
    return (
      <>
        <Act href={links.logIn}>{intl.formatMessage(messages.logIn)}</Act>
        {links.signUp !== undefined &&
          (look === 'picture' ? (
            <ButtonLink variant="outline" size="large" href={links.signUp}>
              {intl.formatMessage(messages.createAccount)}
            </ButtonLink>
          ) : (
            <Link href={links.signUp} data-part="second">
              {intl.formatMessage(messages.createAccount)}
            </Link>
          ))}
      </>
    );
  }
  if (state === 'needAgeCheck') return <Act href={links.ageCheck}>{intl.formatMessage(messages.checkAge)}</Act>;
  if (state === 'needAbo' && links.vip !== undefined)
    return <Act href={links.vip}>{intl.formatMessage(messages.seeVip)}</Act>;
  return state === 'needPurchase' ? <Purchase {...props} /> : null;
}

/**
 * The gate of content: explains why it is locked, in the order log-in, age check, subscription, purchase, and offers the next step. All
 * steps are listed with the price. A fitting voucher comes before coins.
 * @spec screen:overlay.buy-album screen:overlay.buy-video screen:overlay.restriction component:RestrictionGate component:BuyButton
 * @spec entity:enum.contentRestriction state:content-restriction
 */
export function UnlockPanel(props: UnlockPanelProps) {
  const {
    state,
    title,
    count,
    price,
    balance,
    kind,
    adult,
    vipOnly,
    voucher,
    isPending,
    failed,
    problem,
    links,
    choice = null,
    stop = null,
    onUnlock,
    onUseVoucher,
    look = 'card',
    backdrop,
    ways,
    onPlayAgain,
    level,
    ...rest
  } = props;
  const intl = useIntl();
  const { language } = useKit();
  const [heading, text] = wordsOf(props, intl, language);
  const content = { state, title, count, price, balance, kind, voucher, choice };
  const stopped = isStopped(props) ? stop : null;
  const hasWays = ways !== undefined && ways !== null && ways !== false;
  const own = { ...content, look, isPending, failed, links, onUnlock, onUseVoucher };
  return (
    <Root
      {...rest}
      data-state={state}
      data-pending={isPending || undefined}
      data-look={look}
      data-on-picture={look === 'picture' ? '' : undefined}
      aria-label={heading}
    >
      {backdrop !== undefined && <img data-part="backdrop" src={backdrop} alt="" />}
      <div data-part="body">
        <span data-part="door">
          <Icon path={iconOf(props)} size={26} />
        </span>
        <div data-part="text">
          <h2 aria-level={level}>{heading}</h2>
          {stopped?.reason !== 'locked' && text !== null && <p>{text}</p>}
          <div role="alert">
            {(failed || problem) && <p data-part="failed">{problem ?? intl.formatMessage(messages.failed)}</p>}
          </div>
        </div>
        {stopped === null ? (
          <>
            {state === 'needPurchase' && choice !== null && <div data-part="choice">{choice}</div>}
            <div data-part="actions">
              <Action {...own} />
            </div>
          </>
        ) : (
          <Notice tone="warning" title={stopped.title} text={stopped.text} data-part="stop" />
        )}
        {onPlayAgain !== undefined && (
          <Button variant="outline" icon={arrowClockwise} onClick={onPlayAgain} data-part="again">
            {intl.formatMessage(messages.playAgain)}
          </Button>
        )}
        {hasWays && <div data-part="ways">{ways}</div>}
        <Steps state={state} adult={adult} vipOnly={vipOnly} price={price} voucher={voucher} />
      </div>
    </Root>
  );
}
