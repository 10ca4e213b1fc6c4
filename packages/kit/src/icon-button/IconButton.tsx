import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { iconButtonStyles } from './IconButton.styles.ts';

/** The content of an icon button, for buttons and links. */
export interface IconButtonFace {
  /** Path data of the icon. */
  icon: string;
  /** The accessible name; a count is announced after it. */
  label: string;
  /** A count at the corner; above 99 it is "99+". @default none */
  count?: number | undefined;
  /** With or without a background. @default 'bare' */
  variant?: 'bare' | 'filled' | undefined;
}

/** Props of IconButton. */
export interface IconButtonProps extends RootProps<'button'>, IconButtonFace {
  /** For a toggle button: whether it is pressed. */
  pressed?: boolean | undefined;
}

/** Props of IconLink. */
export interface IconLinkProps extends RootProps<'a', 'href'>, IconButtonFace {
  /** The URL of the link. */
  href: string;
}

const ButtonRoot = styled.button.withConfig({ componentId: 'kit-icon-button' })`
  ${iconButtonStyles}
`;
const LinkRoot = styled.a.withConfig({ componentId: 'kit-icon-link' })`
  ${iconButtonStyles}
`;

function Inside({ icon, label, count }: Pick<IconButtonFace, 'icon' | 'label' | 'count'>) {
  return (
    <>
      <Icon path={icon} />
      <span className="kit-visually-hidden">{label} </span>
      {count ? <span data-part="count">{count > 99 ? '99+' : count}</span> : null}
    </>
  );
}

/** An icon button with an accessible name and an optional count. */
export function IconButton({
  icon,
  label,
  count,
  variant = 'bare',
  pressed,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <ButtonRoot {...rest} type={type} aria-pressed={pressed} data-variant={variant}>
      <Inside icon={icon} label={label} count={count} />
    </ButtonRoot>
  );
}

/** An icon link with an accessible name and an optional count. */
export function IconLink({ icon, label, count, variant = 'bare', ...rest }: IconLinkProps) {
  const { Link } = useKit();
  return (
    <LinkRoot {...(Link === 'a' ? {} : { as: Link })} {...rest} data-variant={variant}>
      <Inside icon={icon} label={label} count={count} />
    </LinkRoot>
  );
}
