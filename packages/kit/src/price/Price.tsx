import { isFreePrice } from '@lounge/locale';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { settledTexts } from './Price.messages.ts';
import { PriceParts, StruckPrice, type PriceContent } from './PriceParts.tsx';
import { priceStyles } from './Price.styles.ts';

/** Props of Price. */
export interface PriceProps extends RootProps<'span'>, PriceContent {
  /**
   * The reason that there is no price: a voucher pays it, it was bought, or VIP or a flat rate includes it. With `was`, that price is
   * struck through beside it.
   * @default the price
   */
  settled?: 'voucher' | 'bought' | 'included' | undefined;
}

const Root = styled.span.withConfig({ componentId: 'kit-price' })`
  ${priceStyles}
`;

/** A price in coins or euro, per minute or once, with a struck price or the free label. @spec component:PriceTag feature:pay.prices */
export function Price({ amount, currency, was, per, settled, ...rest }: PriceProps) {
  const intl = useIntl();
  const { language } = useKit();
  return (
    <Root {...rest}>
      {settled === undefined ? (
        <PriceParts price={{ amount, currency, was, per }} intl={intl} language={language} />
      ) : (
        <>
          <span data-part="free">{intl.formatMessage(settledTexts[settled])}</span>
          {was !== undefined && !isFreePrice(was) && (
            <StruckPrice was={was} currency={currency} intl={intl} language={language} />
          )}
        </>
      )}
    </Root>
  );
}
