import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';

/** Props of CoinMark. */
export interface CoinMarkProps extends RootProps<'svg'> {
  /** Width and height, in px or as a CSS length. @default '1em', the height of the text beside it */
  size?: number | string | undefined;
}

const disc = 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z';
const arch = `${disc}M6.6 14.8V9.4a3.4 3.4 0 0 1 6.8 0v5.4Z`;
const flame = `${disc}M10 4.2c2.7 2.9 3.8 4.7 3.8 6.9a3.8 3.8 0 0 1-7.6 0c0-2.2 1.1-4 3.8-6.9Z`;

/** The coin: a disc with the brand's figure cut out, an arch or a flame. Decorative; the currency is named in the text beside it. */
export function CoinMark({ size = '1em', className, ...rest }: CoinMarkProps) {
  return (
    <svg
      {...rest}
      aria-hidden
      className={className ? `kit-coin ${className}` : 'kit-coin'}
      viewBox="0 0 20 20"
      width={size}
      height={size}
    >
      <path fill="currentColor" fillRule="evenodd" d={useKit().brand === 'brasa' ? flame : arch} />
    </svg>
  );
}
