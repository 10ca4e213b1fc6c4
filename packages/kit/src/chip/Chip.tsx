import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { chipStyles } from './Chip.styles.ts';

/** The content of a chip, for buttons and links. */
export interface ChipFace {
  /** Path data of an icon before the label. */
  icon?: string | undefined;
  /** Path data of an icon after the label, such as a caret. */
  endIcon?: string | undefined;
  /** Whether it is selected. @default false */
  selected?: boolean | undefined;
  /** The label. */
  children?: ReactNode;
}

/** Props of Chip. */
export interface ChipProps extends RootProps<'button'>, ChipFace {}

/** Props of ChipLink. */
export interface ChipLinkProps extends RootProps<'a', 'href'>, ChipFace {
  /** The URL of the link. */
  href: string;
}

const ButtonRoot = styled.button.withConfig({ componentId: 'kit-chip' })`
  ${chipStyles}
`;
const LinkRoot = styled.a.withConfig({ componentId: 'kit-chip-link' })`
  ${chipStyles}
`;

function Inside({ icon, endIcon, children }: ChipFace) {
  return (
    <>
      {icon && <Icon path={icon} size={16} />}
      {children}
      {endIcon && <Icon path={endIcon} size={16} />}
    </>
  );
}

/** A filter or a tag as a toggle button. @spec component:TagPicker */
export function Chip({ icon, endIcon, selected = false, type = 'button', children, ...rest }: ChipProps) {
  return (
    <ButtonRoot aria-pressed={selected} {...rest} type={type} data-slot="" data-selected={selected || undefined}>
      <Inside icon={icon} endIcon={endIcon}>
        {children}
      </Inside>
    </ButtonRoot>
  );
}

/** A filter or a tag as a link. @spec component:CategoryTile */
export function ChipLink({ icon, endIcon, selected = false, children, ...rest }: ChipLinkProps) {
  const { Link } = useKit();
  return (
    <LinkRoot
      {...(Link === 'a' ? {} : { as: Link })}
      {...rest}
      data-slot=""
      data-selected={selected || undefined}
      aria-current={selected ? 'true' : undefined}
    >
      <Inside icon={icon} endIcon={endIcon}>
        {children}
      </Inside>
    </LinkRoot>
  );
}
