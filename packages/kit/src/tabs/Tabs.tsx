import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { tabsStyles } from './Tabs.styles.ts';

/** One part of a page that has several. */
export interface TabLink {
  href: string;
  label: string;
  /** How much is in it. */
  count?: number | undefined;
  /** Whether it is shown. @default false */
  current?: boolean | undefined;
}

/** Props of Tabs. */
export interface TabsProps extends RootProps<'nav'> {
  /** Names the group, such as "Mirela's pages". */
  label: string;
  /** The parts, as links. */
  tabs: readonly TabLink[];
}

const Root = styled.nav.withConfig({ componentId: 'kit-tabs' })`
  ${tabsStyles}
`;

/** The parts of a page as a row of links that scrolls when it is too long. @spec component:TabBar */
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
