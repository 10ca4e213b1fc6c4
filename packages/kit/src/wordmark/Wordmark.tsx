import { productNames } from '@lounge/locale';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { outlines } from './outlines.ts';

/** Props of Wordmark. */
export interface WordmarkProps extends RootProps<'svg'> {
  /** The height in px of the ascenders together with the sign. @default 28 */
  height?: number | undefined;
  /** Whether the brand's sign is shown before the name. @default true */
  sign?: boolean | undefined;
  /** Whether the mark is decorative, because an element around it has the name. @default false */
  decorative?: boolean | undefined;
}

const velvetSign = (
  <>
    <path d="M0 12a12 12 0 0 1 24 0v16H0Z" fill="var(--kit-accent)" />
    <circle cx="12" cy="14" r="5.5" fill="#ffe0b8" />
    <path d="M0 28v-6c6-4 10 2 15-1 3-1.8 6-2 9-1v8Z" fill="#5b1737" />
  </>
);
const brasaSign = (
  <>
    <path d="M0 4h24v20H0Z" fill="var(--kit-accent)" />
    <path
      d="M12 7c4 4 5 6.5 5 9a5 5 0 0 1-10 0c0-1.8.8-3.2 2-4.3.3 1.3.9 2 1.7 2.3C10.3 11.8 10.7 9 12 7Z"
      fill="var(--kit-canvas)"
    />
  </>
);
const widths = { velvet: { scale: 0.31, from: 2.7, wide: 231 }, brasa: { scale: 0.28, from: 6, wide: 245.4 } };

/** The brand's name, drawn, with or without its sign. */
export function Wordmark({ height = 28, sign = true, decorative = false, className, ...rest }: WordmarkProps) {
  const { brand } = useKit();
  const { scale, from, wide } = widths[brand];
  const start = sign ? 34 : 0;
  const width = Math.round((start + wide * scale) * 10) / 10;
  return (
    <svg
      {...rest}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': productNames[brand] })}
      className={className ? `kit-wordmark ${className}` : 'kit-wordmark'}
      viewBox={`0 0 ${width} 28`}
      width={Math.round((width / 28) * height)}
      height={height}
    >
      {sign ? (brand === 'velvet' ? velvetSign : brasaSign) : null}
      <path
        fill="currentColor"
        transform={`translate(${start - from * scale} ${brand === 'velvet' ? 23.4 : 22.2}) scale(${scale / 2})`}
        d={outlines[brand]}
      />
    </svg>
  );
}
