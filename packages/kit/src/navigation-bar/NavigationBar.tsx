import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { formatCoins } from '@lounge/locale';
import { CoinMark } from '../coin-mark/CoinMark.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconLink } from '../icon-button/IconButton.tsx';
import { bell } from '../icons/paths/bell.ts';
import { caretDown } from '../icons/paths/caret-down.ts';
import { chatCircle } from '../icons/paths/chat-circle.ts';
import { magnifyingGlass } from '../icons/paths/magnifying-glass.ts';
import { plus } from '../icons/paths/plus.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { closeMenu, useMenu } from '../menu/use-menu.ts';
import { usePictureSource } from '../picture/PictureSources.tsx';
import type { RootProps } from '../root-props.ts';
import { messages as searchMessages } from '../search-field/placeholder.messages.ts';
import { Wordmark } from '../wordmark/Wordmark.tsx';
import { linksThatFit, ranges, type BarPart, type BarRange } from './links-that-fit.ts';
import { messages } from './NavigationBar.messages.ts';
import { navigationBarStyles } from './NavigationBar.styles.ts';

/** A link of the bar. */
export interface NavigationLink {
  href: string;
  label: string;
  /** Whether the current page is in this section. @default false */
  current?: boolean | undefined;
}

/** Props of NavigationBar; absent slots are not rendered. */
export interface NavigationBarProps extends RootProps<'header'> {
  /** The URL of the link around the wordmark. */
  home: string;
  /** The main links, the most important first: those for which there is room, the others in a menu; below 1023 px the tab bar has them. */
  links?: readonly NavigationLink[] | undefined;
  /** The URL of the search form and the name of its field; below 1300 px a link to the URL. `field` takes the form's place, such as a SearchField. */
  search?:
    | {
        action: string;
        name: string;
        value?: string | undefined;
        field?: ReactElement | undefined;
        /** The menu that the link opens where the page has one, in its `data-menu`. */
        menu?: string | undefined;
      }
    | undefined;
  /** Usually a LanguageMenu. */
  language?: ReactNode;
  /** Usually a ThemeSwitch. */
  theme?: ReactNode;
  /** A link to the notifications with the unseen count, or an element such as a NotificationMenu. */
  notifications?: { href: string; count: number } | ReactElement | undefined;
  /** A link to the messages with the unread count. */
  chats?: { href: string; count: number } | undefined;
  /** The balance in hundredths of a coin, with links to the statement and to adding coins; without the second nothing offers them. */
  balance?: { amount: number; href: string; addHref?: string | undefined } | undefined;
  /** The guest's picture and page. */
  avatar?: { href: string; name: string; src: string; tint?: number | undefined } | undefined;
  /** Content at the end for anonymous visitors, such as a sign-up button. */
  end?: ReactNode;
  /** Shown before `end` from 768 px on, such as a log-in button, which phones have in the tab bar. */
  endWide?: ReactNode;
  /** Whether the bar is over a picture. @default false */
  onPicture?: boolean | undefined;
  /** Whether the bar is sticky; it has a background then, unless it is over a picture. @default false */
  sticky?: boolean | undefined;
  /** Whether it has a background, for a sticky bar over scrolled content. @default false */
  solid?: boolean | undefined;
  /** Whether it is hidden by scrolling; focus brings it back. @default false */
  concealed?: boolean | undefined;
}

const Root = styled.header.withConfig({ componentId: 'kit-navigation-bar' })`
  ${navigationBarStyles}
`;

type Slot<Name extends keyof NavigationBarProps> = { [Key in Name]: NonNullable<NavigationBarProps[Key]> } & {
  intl: IntlShape;
};

function Search({ search, intl }: Slot<'search'>) {
  const label = intl.formatMessage(messages.search);
  return (
    <>
      {search.field ? (
        <div data-part="search-field" data-slot="">
          {search.field}
        </div>
      ) : (
        <form noValidate data-part="search" role="search" action={search.action}>
          <Icon path={magnifyingGlass} />
          <input
            type="search"
            name={search.name}
            defaultValue={search.value}
            aria-label={label}
            placeholder={intl.formatMessage(searchMessages.placeholder)}
          />
        </form>
      )}
      <span data-part="space" data-narrow="" />
      <IconLink href={search.action} icon={magnifyingGlass} label={label} data-narrow="" data-menu={search.menu} />
    </>
  );
}

/** The balance from which a chat begins, in hundredths of a coin. @spec rest:guest.balance.get */
const minimum = 50;

function Balance({ balance, intl }: Slot<'balance'>) {
  const { Link, language } = useKit();
  return (
    <div data-part="balance" data-low={balance.amount < minimum || undefined}>
      <Link href={balance.href} data-part="amount">
        <CoinMark size={18} />
        <span className="kit-visually-hidden">{intl.formatMessage(messages.balance)} </span>
        {formatCoins(balance.amount, language)}
      </Link>
      {balance.addHref !== undefined && (
        <Link href={balance.addHref} data-part="add" aria-label={intl.formatMessage(messages.addCoins)}>
          <Icon path={plus} />
        </Link>
      )}
    </div>
  );
}

function Notifications({ notifications, intl }: Slot<'notifications'>) {
  if (isValidElement(notifications)) return notifications;
  const { href, count } = notifications as { href: string; count: number };
  return <IconLink href={href} icon={bell} count={count} label={intl.formatMessage(messages.notifications)} />;
}

const rangeNames = Object.keys(ranges) as readonly BarRange[];

/** The ranges in which something is shown, for the rules of the style sheet. */
const rangesWhere = (isShown: (range: BarRange) => boolean): string => rangeNames.filter(isShown).join(' ');

/** The links for which there is room, and a menu of the others. */
function Links({ links, parts, intl }: Slot<'links'> & { parts: readonly BarPart[] }) {
  const { Link } = useKit();
  const menu = useMenu();
  const labels = links.map(({ label }) => label);
  const fitting = (range: BarRange): number => linksThatFit(labels, parts, range);
  const linkOf = ({ href, label, current }: NavigationLink) => (
    <Link href={href} aria-current={current ? 'page' : undefined} onClick={() => closeMenu(menu.ref.current)}>
      {label}
    </Link>
  );
  const least = Math.min(...rangeNames.map(fitting));
  return (
    <nav data-part="links" aria-label={intl.formatMessage(messages.main)}>
      {links.map((link, at) => (
        <span key={link.href} data-in={rangesWhere((range) => at < fitting(range))}>
          {linkOf(link)}
        </span>
      ))}
      {least < links.length && (
        <details data-part="more" data-in={rangesWhere((range) => fitting(range) < links.length)} {...menu}>
          <summary>
            {intl.formatMessage(messages.more)}
            <Icon path={caretDown} size={16} />
          </summary>
          <ul>
            {links.slice(least).map((link, at) => (
              <li key={link.href} data-in={rangesWhere((range) => at + least >= fitting(range))}>
                {linkOf(link)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}

/**
 * The bar at the top of every page; every slot but the brand is optional.
 * @spec component:Navbar component:BalanceDisplay component:SearchField
 */
export function NavigationBar({
  home,
  links,
  search,
  language,
  theme,
  notifications,
  chats,
  balance,
  avatar,
  end,
  endWide,
  onPicture = false,
  sticky = false,
  solid = false,
  concealed = false,
  ...rest
}: NavigationBarProps) {
  const intl = useIntl();
  const { Link } = useKit();
  const sourceOf = usePictureSource();
  const flags = {
    'data-on-picture': onPicture && !solid ? '' : undefined,
    'data-sticky': sticky || undefined,
    'data-solid': solid || undefined,
    'data-hidden': concealed || undefined,
    'data-full': balance ? '' : undefined,
  };
  const slots = { search, language, theme, notifications, chats, balance, avatar, end, endWide: end && endWide };
  const parts = (Object.keys(slots) as BarPart[]).filter((part) => Boolean(slots[part]));
  return (
    <Root {...rest} {...flags}>
      <div data-part="row">
        <Link href={home} data-part="brand">
          <Wordmark />
        </Link>
        {links && <Links links={links} parts={parts} intl={intl} />}
        {search ? <Search search={search} intl={intl} /> : <span data-part="space" />}
        {language && (
          <div data-roomy="" data-slot="">
            {language}
          </div>
        )}
        {theme && (
          <div data-roomy="" data-slot="">
            {theme}
          </div>
        )}
        {notifications && <Notifications notifications={notifications} intl={intl} />}
        {chats && (
          <IconLink
            data-roomy=""
            href={chats.href}
            icon={chatCircle}
            count={chats.count}
            label={intl.formatMessage(messages.chats)}
          />
        )}
        {balance && <Balance balance={balance} intl={intl} />}
        {avatar && (
          <Link href={avatar.href} data-part="avatar" data-tint={avatar.tint} aria-label={avatar.name}>
            <img {...sourceOf(avatar.src, 160)} alt="" width={40} height={40} loading="lazy" decoding="async" />
          </Link>
        )}
        {end && (
          <div data-part="end">
            {endWide && (
              <div data-part="end-wide" data-slot="">
                {endWide}
              </div>
            )}
            {end}
          </div>
        )}
      </div>
      <span data-part="whole" hidden />
    </Root>
  );
}
