import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { ActionButton } from '../form/ActionButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { signOut } from '../icons/paths/sign-out.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { useMenu } from '../menu/use-menu.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './AccountMenu.messages.ts';
import { accountMenuStyles } from './AccountMenu.styles.ts';

/** A link of the menu. */
export interface AccountLink {
  href: string;
  label: string;
  /** Path data of the icon. */
  icon: string;
  /** A number beside the label. */
  count?: number | undefined;
}

/** Props of AccountMenu. */
export interface AccountMenuProps extends RootProps<'details'> {
  /** The guest's name. */
  name: string;
  /** Whether the guest is a VIP. @default false */
  vip?: boolean | undefined;
  /** Something that waits, such as "2 vouchers wait": a dot on the button, and its words for screen readers. @default nothing */
  hint?: string | undefined;
  /** Links to the guest's own pages. */
  links: readonly AccountLink[];
  /** Controls for which a narrow bar has no room, usually a LanguageMenu and a ThemeSwitch; below 768 px only. */
  preferences?: ReactNode;
  /** Whether logging out is in progress. @default false */
  isPending?: boolean | undefined;
  /** The URL of the form that logs out without JavaScript. @default a button without a form */
  logOutAction?: string | undefined;
  /** Called when the guest logs out; the form is not submitted then. */
  onLogOut: () => void;
}

const Root = styled.details.withConfig({ componentId: 'kit-account-menu' })`
  ${accountMenuStyles}
`;

/**
 * Links to the guest's own pages and logging out; it opens without JavaScript.
 * @spec component:PersonalSidebar
 */
export function AccountMenu(props: AccountMenuProps) {
  const {
    name,
    vip = false,
    hint,
    links,
    preferences,
    isPending = false,
    logOutAction,
    onLogOut,
    ref,
    ...rest
  } = props;
  const menu = useMenu(ref);
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root {...menu} {...rest}>
      <summary aria-label={[intl.formatMessage(messages.label, { name }), hint].filter(Boolean).join(', ')}>
        <span data-part="initial" aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
        {hint !== undefined && <span data-part="hint" />}
      </summary>
      <div data-part="sheet">
        <p data-part="name">
          {name}
          {vip && <span data-part="vip">{intl.formatMessage(messages.vip)}</span>}
        </p>
        <ul data-part="list">
          {links.map(({ href, label, icon, count }) => (
            <li key={href}>
              <Link href={href}>
                <Icon path={icon} />
                <span data-part="label">{label}</span>
                {count !== undefined && <span data-part="count">{count}</span>}
              </Link>
            </li>
          ))}
          <li data-last="">
            <ActionButton action={logOutAction} onAct={onLogOut} aria-disabled={isPending || undefined}>
              <Icon path={signOut} />
              <span data-part="label">{intl.formatMessage(messages.logOut)}</span>
            </ActionButton>
          </li>
        </ul>
        {preferences && <div data-part="preferences">{preferences}</div>}
      </div>
    </Root>
  );
}
