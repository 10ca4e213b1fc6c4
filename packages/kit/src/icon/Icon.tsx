import type { RootProps } from '../root-props.ts';

/** Props of Icon. */
export interface IconProps extends RootProps<'svg', 'path'> {
  /** Path data of a 256 unit square, from `@lounge/kit/icons`. */
  path: string;
  /** Edge in px. @default 20 */
  size?: number | undefined;
  /** Name for screen readers; without one the icon is decoration. */
  label?: string | undefined;
}

/** One icon in the colour of the text around it; a single path, because pages hold hundreds. */
export function Icon({ path, size = 20, label, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={className ? `kit-icon ${className}` : 'kit-icon'}
      viewBox="0 0 256 256"
      width={size}
      height={size}
      fill="currentColor"
    >
      <path d={path} />
    </svg>
  );
}
