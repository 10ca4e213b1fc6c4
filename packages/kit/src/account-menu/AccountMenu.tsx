import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { signOut } from '../icons/paths/sign-out.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { closeOnEscape, closeWhenLeft } from '../menu/close-menu.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './AccountMenu.messages.ts';

/** A place of the guest's own. */
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
  /** What the guest is called. */
  name: string;
  /** Whether the guest is a VIP. @default false */
  vip?: boolean | undefined;
  /** The guest's own places. */
  links: readonly AccountLink[];
  /** Whether logging out is under way. @default false */
  isPending?: boolean | undefined;
  /** The guest logs out. */
  onLogOut: () => void;
}

const Root = styled.details.withConfig({ componentId: 'kit-account-menu' })`
  position: relative;
  > summary {
    display: grid;
    place-content: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
  }
  [data-part='initial'] {
    display: grid;
    place-content: center;
    width: 40px;
    height: 40px;
    border-radius: 50%;
    background: var(--kit-surface-3);
    box-shadow: inset 0 0 0 2px var(--kit-accent);
    font: 600 17px/1 var(--kit-font-text);
  }
  [data-part='sheet'] {
    position: absolute;
    right: 0;
    top: calc(100% + 8px);
    z-index: var(--kit-z-sheet);
    width: min(280px, calc(100vw - 32px));
    padding: 8px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-menu-ground, var(--kit-surface-3));
    box-shadow: var(--kit-shadow-1);
  }
  [data-on-picture] & [data-part='sheet'] {
    --kit-menu-ground: rgb(var(--kit-scrim) / 0.94);
  }
  [data-part='name'] {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 8px 12px 12px;
    font-weight: 600;
  }
  [data-part='vip'] {
    padding: 2px 8px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-coin-mark);
    color: var(--kit-canvas);
    font-size: 12px;
  }
  li > :is(a, button) {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 0 12px;
    border-radius: var(--kit-radius-1);
    font-size: 15px;
    text-align: start;
  }
  li > :is(a, button):hover {
    background: var(--kit-surface-2);
  }
  [data-part='label'] {
    flex: 1;
  }
  [data-part='count'] {
    font-variant-numeric: tabular-nums;
    color: var(--kit-text-muted);
  }
  li[data-last] {
    margin-top: 6px;
    padding-top: 6px;
    border-top: 1px solid var(--kit-line);
  }
`;

/**
 * The guest's own places and the way out; opens without script.
 * @spec component:PersonalSidebar
 */
export function AccountMenu({ name, vip = false, links, isPending = false, onLogOut, ...rest }: AccountMenuProps) {
  const intl = useIntl();
  const { Link } = useKit();
  return (
    <Root onKeyDown={closeOnEscape} onBlur={closeWhenLeft} {...rest}>
      <summary aria-label={intl.formatMessage(messages.label, { name })}>
        <span data-part="initial" aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
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
            <button type="button" onClick={onLogOut} aria-disabled={isPending || undefined}>
              <Icon path={signOut} />
              <span data-part="label">{intl.formatMessage(messages.logOut)}</span>
            </button>
          </li>
        </ul>
      </div>
    </Root>
  );
}
