import { part, type WithSlots } from '../headless/part.ts';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { RootProps } from '../root-props.ts';
import { buttonStyles } from './Button.styles.ts';

/** Props of Button. */
export interface ButtonProps extends RootProps<'button'>, WithSlots<'label'> {
  /** The emphasis; use one primary button per screen. @default 'quiet' */
  variant?: 'primary' | 'quiet' | 'outline' | 'text' | undefined;
  /** 36, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Path data of an icon before the label. */
  icon?: string | undefined;
  /** Whether it is as wide as its container. @default false */
  wide?: boolean | undefined;
  /** Whether its action is in progress; it keeps its size and ignores presses. @default false */
  isPending?: boolean | undefined;
  /** Whether it is unavailable; it stays focusable so that its reason can be read. @default false */
  unavailable?: boolean | undefined;
  /** The label. */
  children?: ReactNode;
}

const Root = styled.button.withConfig({ componentId: 'kit-button' })`
  ${buttonStyles}
`;

/** A button. Links that look like one are ButtonLink. */
export function Button({
  variant = 'quiet',
  size = 'medium',
  icon,
  wide = false,
  isPending = false,
  unavailable = false,
  type = 'button',
  onClick,
  children,
  slots,
  ...rest
}: ButtonProps) {
  const stopped = isPending || unavailable;
  const stop = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <Root
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-pending={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-disabled={stopped || undefined}
      onClick={stopped ? stop : onClick}
    >
      {part(
        slots,
        'label',
        <span data-part="label" data-slot="">
          {icon && <Icon path={icon} size={size === 'small' ? 16 : 20} />}
          {children}
        </span>,
      )}
    </Root>
  );
}
