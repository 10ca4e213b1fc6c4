import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { PriceParts, type PriceContent } from './PriceParts.tsx';
import { priceStyles } from './Price.styles.ts';

/** Props of Price. */
export interface PriceProps extends RootProps<'span'>, PriceContent {}

const Root = styled.span.withConfig({ componentId: 'kit-price' })`
  ${priceStyles}
`;

/** A price in coins or euro, per minute or once, with a struck price or the free label. @spec component:PriceTag */
export function Price({ amount, currency, was, per, ...rest }: PriceProps) {
  const intl = useIntl();
  return (
    <Root {...rest}>
      <PriceParts price={{ amount, currency, was, per }} intl={intl} language={useKit().language} />
    </Root>
  );
}
