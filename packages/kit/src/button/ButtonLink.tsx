import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import type { ButtonProps } from './Button.tsx';
import { buttonStyles } from './Button.styles.ts';

/** Props of ButtonLink. */
export interface ButtonLinkProps
  extends RootProps<'a', 'href'>, Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'wide'> {
  /** The URL of the link. */
  href: string;
  /** The label. */
  children?: ReactNode;
}

const Root = styled.a.withConfig({ componentId: 'kit-button-link' })`
  ${buttonStyles}
`;

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'quiet',
  size = 'medium',
  icon,
  wide = false,
  children,
  ...rest
}: ButtonLinkProps) {
  const { Link } = useKit();
  return (
    <Root
      {...(Link === 'a' ? {} : { as: Link })}
      {...rest}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <span data-part="label" data-slot="">
        {icon && <Icon path={icon} size={size === 'small' ? 16 : 20} />}
        {children}
      </span>
    </Root>
  );
}
