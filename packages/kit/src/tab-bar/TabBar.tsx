import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './TabBar.messages.ts';
import { tabBarStyles } from './TabBar.styles.ts';

/** An item of the tab bar. */
export interface TabBarItem {
  href: string;
  label: string;
  /** Path data of the icon. */
  icon: string;
  /** Path data of the icon while the item is current. @default the icon */
  currentIcon?: string | undefined;
  /** Whether it is the current page. @default false */
  current?: boolean | undefined;
  /** A count on the icon. */
  count?: number | undefined;
  /** The name of a menu that the item opens, as its attribute `data-menu`; a page's script listens to it, and without one the link is followed. */
  menu?: string | undefined;
}

/** Props of TabBar. */
export interface TabBarProps extends RootProps<'nav'> {
  /** At most five items. */
  items: readonly TabBarItem[];
}

const Root = styled.nav.withConfig({ componentId: 'kit-tab-bar' })`
  ${tabBarStyles}
`;

/** The main navigation at the bottom of phones; hidden from 1023 px on. @spec component:MobileMenu */
export function TabBar({ items, ...rest }: TabBarProps) {
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root aria-label={intl.formatMessage(messages.label)} {...rest}>
      {items.map(({ href, label, icon, currentIcon = icon, current = false, count, menu }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          aria-haspopup={menu === undefined ? undefined : 'dialog'}
          data-menu={menu}
        >
          <Icon path={current ? currentIcon : icon} size={24} />
          {count ? <span data-part="count">{count > 99 ? '99+' : count}</span> : null}
          <span>{label}</span>
        </Link>
      ))}
      <span data-part="whole" hidden />
    </Root>
  );
}
