import type { RootProps } from '../root-props.ts';

/** Props of Icon. */
export interface IconProps extends RootProps<'svg', 'path'> {
  /** Path data of a 256 unit square, from `@lounge/kit/icons`. */
  path: string;
  /** Width and height in px. @default 20 */
  size?: number | undefined;
  /** The accessible name; without one the icon is decorative. */
  label?: string | undefined;
}

/** An icon in the colour of the surrounding text; a single path, because pages have hundreds of them. */
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
