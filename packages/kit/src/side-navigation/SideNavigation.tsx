import { styled } from 'styled-components';
import { ActionButton } from '../form/ActionButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { caretRight } from '../icons/paths/caret-right.ts';
import { sealCheckFill } from '../icons/paths/seal-check-fill.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { sideNavigationStyles } from './SideNavigation.styles.ts';

/** An item: a link, or a button where it has `onAct`. */
export interface SideNavigationItem {
  label: string;
  /** Path data of the icon. */
  icon: string;
  /** Path data of the icon while the item is current. @default the icon */
  currentIcon?: string | undefined;
  /** The page that it leads to; left out for a button. */
  href?: string | undefined;
  /** Called when the button is pressed. */
  onAct?: (() => void) | undefined;
  /** The URL that the button posts to without JavaScript. @default none */
  action?: string | undefined;
  /** Whether it is the current page. @default false */
  current?: boolean | undefined;
  /** A short text at the end, such as a number. */
  value?: string | undefined;
  /** Whether the text at the end is news. @default false */
  isNew?: boolean | undefined;
  /** The accessible text of a check mark at the end, such as "confirmed". */
  done?: string | undefined;
}

/** Props of SideNavigation. */
export interface SideNavigationProps extends RootProps<'nav'> {
  /** The accessible name of the navigation. */
  label: string;
  /** Groups of items, parted by lines. */
  groups: readonly (readonly SideNavigationItem[])[];
  /** A column beside the content or a list inside it. @default 'side' */
  form?: 'side' | 'list' | undefined;
}

const Root = styled.nav.withConfig({ componentId: 'kit-side-navigation' })`
  ${sideNavigationStyles}
`;

function Item({ item }: { item: SideNavigationItem }) {
  const { Link } = useKit();
  const { label, icon, currentIcon = icon, href, onAct, action, current = false, value, isNew, done } = item;
  const content = (
    <>
      <Icon path={current ? currentIcon : icon} />
      <span data-part="label">{label}</span>
      {value !== undefined && (
        <span data-part="value" data-new={isNew || undefined}>
          {value}
        </span>
      )}
      {done !== undefined && (
        <span data-part="done">
          <Icon path={sealCheckFill} label={done} />
        </span>
      )}
      <span data-part="caret">
        <Icon path={caretRight} size={16} data-mirror="" />
      </span>
    </>
  );
  if (href === undefined)
    return (
      <ActionButton action={action} onAct={onAct}>
        {content}
      </ActionButton>
    );
  return (
    <Link href={href} aria-current={current ? 'page' : undefined}>
      {content}
    </Link>
  );
}

/** The pages of one place, such as the guest's own, as a column beside the content or as a list inside it. */
export function SideNavigation({ label, groups, form = 'side', ...rest }: SideNavigationProps) {
  return (
    <Root {...rest} aria-label={label} data-form={form}>
      {groups.map((items) => (
        <ul key={items.map((item) => item.label).join()}>
          {items.map((item) => (
            <li key={item.label}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      ))}
    </Root>
  );
}
