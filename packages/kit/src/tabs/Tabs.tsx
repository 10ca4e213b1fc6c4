import { useImperativeHandle, useLayoutEffect, useRef } from 'react';
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

/** Scrolls a row, and nothing around it, so that its current link is seen whole, in the middle where there is room. */
const showCurrent = (row: HTMLElement): void => {
  const link = row.querySelector('[aria-current]')?.getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  if (link === undefined || (link.left >= left && link.right <= right)) return;
  row.scrollBy({ left: (link.left + link.right - left - right) / 2, behavior: 'instant' });
};

/** The sections of a page as a row of links, which scrolls if it is too long, at first to the current one. @spec component:TabBar */
export function Tabs({ label, tabs, ref, ...rest }: TabsProps) {
  const { Link } = useKit();
  const row = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => row.current);
  const current = tabs.find((tab) => tab.current)?.href;
  useLayoutEffect(() => {
    if (row.current !== null && current !== undefined) showCurrent(row.current);
  }, [current]);
  return (
    <Root {...rest} ref={row} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <small>{tab.count}</small>}
        </Link>
      ))}
    </Root>
  );
}
