import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';

/** Props of Wordmark. */
export interface WordmarkProps extends RootProps<'svg'> {
  /** The height in px of the ascenders together with the sign. @default 28 */
  height?: number | undefined;
  /** Whether the brand's sign is shown before the name. @default true */
  sign?: boolean | undefined;
  /** Whether the mark is decorative, because an element around it has the name. @default false */
  decorative?: boolean | undefined;
}

/** The room of the sign, before the name. */
const signWidth = 34;

/** The brand's name, drawn, with or without its sign. */
export function Wordmark({ height = 28, sign = true, decorative = false, className, ...rest }: WordmarkProps) {
  const { productName, wordmark } = useKit().brand;
  const { path, scale, left = 0, baseline, width: nameWidth, sign: shapes = [] } = wordmark;
  const start = sign && shapes.length > 0 ? signWidth : 0;
  const width = Math.round((start + nameWidth) * 10) / 10;
  return (
    <svg
      {...rest}
      {...(decorative || productName === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': productName })}
      className={className ? `kit-wordmark ${className}` : 'kit-wordmark'}
      data-sign={start > 0 || undefined}
      // Where it has no room for the name, its sign stays.
      preserveAspectRatio="xMinYMid slice"
      viewBox={`0 0 ${width} 28`}
      width={Math.round((width / 28) * height)}
      height={height}
    >
      {start > 0 && shapes.map((shape) => <path key={shape.path} d={shape.path} fill={shape.fill} />)}
      <path fill="currentColor" transform={`translate(${start - left * scale} ${baseline}) scale(${scale})`} d={path} />
    </svg>
  );
}
