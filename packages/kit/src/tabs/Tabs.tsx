import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { tabsStyles } from './Tabs.styles.ts';

/** A tab. */
export interface TabLink {
  href: string;
  label: string;
  /** The number of items. */
  count?: number | undefined;
  /** Whether it is the current tab. @default false */
  current?: boolean | undefined;
}

/** Props of Tabs. */
export interface TabsProps extends RootProps<'nav'> {
  /** The accessible name of the group, such as "Mirela's pages". */
  label: string;
  /** The tabs, as links. */
  tabs: readonly TabLink[];
}

const Root = styled.nav.withConfig({ componentId: 'kit-tabs' })`
  ${tabsStyles}
`;

/** The sections of a page as a row of links, which scrolls if it is too long. @spec component:TabBar */
export function Tabs({ label, tabs, ...rest }: TabsProps) {
  const { Link } = useKit();
  return (
    <Root {...rest} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </Link>
      ))}
    </Root>
  );
}
