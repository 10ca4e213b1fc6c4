import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';

/** Props of CoinMark. */
export interface CoinMarkProps extends RootProps<'svg'> {
  /** Width and height, in px or as a CSS length. @default '1em', the height of the text beside it */
  size?: number | string | undefined;
}

/** The coin: the brand's figure in a disc. Decorative; the currency is named in the text beside it. */
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
      <path fill="currentColor" fillRule="evenodd" d={useKit().brand.coin} />
    </svg>
  );
}
