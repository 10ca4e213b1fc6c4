import { formatCoins } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { lockSimpleFill } from '../icons/paths/lock-simple-fill.ts';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { useKit, type Kit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './UnlockPanel.messages.ts';
import { unlockPanelStyles } from './UnlockPanel.styles.ts';

/** Why content is locked; `owned` if it was bought. */
export type UnlockState = 'needLogin' | 'needAgeCheck' | 'needAbo' | 'needPurchase' | 'owned';

/** Props of UnlockPanel. */
export interface UnlockPanelProps extends RootProps<'section', 'title'> {
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
  /** Whether a purchase is in progress. @default false */
  isPending?: boolean | undefined;
  /** Whether the outcome of the last purchase is unknown. @default false */
  failed?: boolean | undefined;
  /** Addresses of the payment window. */
  links: { logIn: string; ageCheck: string; topUp: string };
  /** Called when the guest buys the content. */
  onUnlock: () => void;
}

const Root = styled.section.withConfig({ componentId: 'kit-unlock-panel' })`
  ${unlockPanelStyles}
`;

const steps = {
  needLogin: [messages.needLogin, messages.needLoginText],
  needAgeCheck: [messages.needAgeCheck, messages.needAgeCheckText],
  needAbo: [messages.needAbo, messages.needAboText],
  owned: [messages.owned, messages.forEver],
} as const;

const wordsOf = (props: UnlockPanelProps, intl: IntlShape, language: Kit['language']): readonly [string, string] => {
  const { state, price = 0, balance = null, count = 0, title } = props;
  if (state !== 'needPurchase') {
    const [heading, text] = steps[state];
    return [intl.formatMessage(heading), intl.formatMessage(text)];
  }
  const missing = balance === null ? 0 : price - balance;
  const text =
    missing <= 0
      ? intl.formatMessage(messages.forEver)
      : intl.formatMessage(messages.missing, {
          balance: formatCoins(balance ?? 0, language),
          count: (balance ?? 0) / 100,
          missing: formatCoins(missing, language),
          lacking: missing / 100,
        });
  return [title ?? intl.formatMessage(messages.needPurchase, { count }), text];
};

function Act({ children, href }: { children: ReactNode; href: string }) {
  return (
    <ButtonLink variant="primary" size="large" href={href} data-part="act">
      {children}
    </ButtonLink>
  );
}

function Step(props: UnlockPanelProps) {
  const { state, price = 0, balance = null, kind = 'pictures', isPending, failed, links, onUnlock } = props;
  const intl = useIntl();
  const { language } = useKit();
  if (state === 'needLogin') return <Act href={links.logIn}>{intl.formatMessage(messages.logIn)}</Act>;
  if (state === 'needAgeCheck') return <Act href={links.ageCheck}>{intl.formatMessage(messages.checkAge)}</Act>;
  if (state !== 'needPurchase') return null;
  if (balance !== null && balance < price) return <Act href={links.topUp}>{intl.formatMessage(messages.addCoins)}</Act>;
  const coins = formatCoins(price, language);
  return (
    <Button variant="primary" size="large" isPending={isPending} onClick={onUnlock} data-part="act">
      <CoinMark />
      {failed
        ? intl.formatMessage(messages.retry)
        : intl.formatMessage(kind === 'video' ? messages.watch : messages.unlock, { coins, count: price / 100 })}
    </Button>
  );
}

/**
 * Explains why content is locked, in the order log-in, age check, purchase, and offers the action that unlocks it; with too low a
 * balance that is a link to the payment window.
 * @spec component:BuyButton screen:overlay.buy-album entity:enum.contentRestriction state:content-restriction
 */
export function UnlockPanel({ title, count, ...props }: UnlockPanelProps) {
  const { state, price, balance, kind, isPending, failed, links, onUnlock, ...rest } = props;
  const intl = useIntl();
  const { language } = useKit();
  const [heading, text] = wordsOf({ title, count, ...props }, intl, language);
  return (
    <Root {...rest} data-state={state} data-pending={isPending || undefined} aria-label={heading}>
      <Icon path={state === 'owned' ? sealCheckFill : lockSimpleFill} size={30} />
      <div>
        <h2>{heading}</h2>
        <p>{text}</p>
        <div role="alert">{failed && <p data-part="failed">{intl.formatMessage(messages.failed)}</p>}</div>
      </div>
      <Step {...{ state, price, balance, kind, isPending, failed, links, onUnlock }} />
    </Root>
  );
}
