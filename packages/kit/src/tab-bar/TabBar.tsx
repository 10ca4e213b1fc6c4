import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './TabBar.messages.ts';

/** A place of the tab bar. */
export interface TabBarItem {
  href: string;
  label: string;
  /** Path data of the icon. */
  icon: string;
  /** Path data while the place is current. @default the icon */
  currentIcon?: string | undefined;
  /** Whether the page is there. @default false */
  current?: boolean | undefined;
  /** A number on the icon. */
  count?: number | undefined;
}

/** Props of TabBar. */
export interface TabBarProps extends RootProps<'nav'> {
  /** At most five places. */
  items: readonly TabBarItem[];
}

const Root = styled.nav.withConfig({ componentId: 'kit-tab-bar' })`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--kit-z-tab-bar);
  display: flex;
  min-height: var(--kit-size-tab-bar);
  padding: 0 6px calc(6px + env(safe-area-inset-bottom));
  background: color-mix(in srgb, var(--kit-surface-1) 96%, transparent);
  box-shadow: 0 -1px 0 var(--kit-line);
  @media (min-width: 1023px) {
    display: none;
  }
  > a {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-width: 0;
    font-size: var(--kit-type-1);
    font-weight: var(--kit-weight-label);
    color: var(--kit-text-muted);
  }
  > a[aria-current] {
    color: var(--kit-text);
  }
  > a:focus-visible {
    outline-offset: -3px;
  }
  > a > span:not([data-part]):not([class]) {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-part='count'] {
    position: absolute;
    top: 8px;
    left: calc(50% + 4px);
    min-width: 18px;
    height: 18px;
    padding: 0 5px;
    border-radius: 9px;
    background: var(--kit-accent);
    color: var(--kit-accent-text);
    box-shadow: 0 0 0 2px var(--kit-surface-1);
    font: 700 11px/18px var(--kit-font-text);
    text-align: center;
  }
`;

/** The places of the site at the lower edge of a phone; gone from 1023 px on. @spec component:MobileMenu */
export function TabBar({ items, ...rest }: TabBarProps) {
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root aria-label={intl.formatMessage(messages.label)} {...rest}>
      {items.map(({ href, label, icon, currentIcon = icon, current = false, count }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined}>
          <Icon path={current ? currentIcon : icon} size={24} />
          {count ? <span data-part="count">{count > 99 ? '99+' : count}</span> : null}
          <span>{label}</span>
        </Link>
      ))}
    </Root>
  );
}
