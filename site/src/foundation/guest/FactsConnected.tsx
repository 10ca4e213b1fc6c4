import { useKit } from '@lounge/kit/kit-provider';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './AccountState.messages.ts';

const Strip = styled.ul.withConfig({ componentId: 'site-facts' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  > li > a {
    display: grid;
    gap: 2px;
    min-height: 72px;
    padding: 14px 16px;
    border-radius: var(--kit-radius-2);
    background: var(--kit-surface-2);
    color: var(--kit-text);
    overflow-wrap: anywhere;
  }
  > li > a > [data-part='label'] {
    color: var(--kit-text-muted);
    font-size: 14px;
  }
  > li > a > [data-part='value'] {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  > li > a:hover > [data-part='value'] {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`;

/** Loyalty points, vouchers and the state of VIP and TV, as the guest's data has them: pushes change it. */
export const FactsConnected = observer(() => {
  const intl = useIntl();
  const { Link } = useKit();
  const { config, stores } = useApp();
  const { language, brand } = config;
  const { value } = stores.guest.data;
  if (value === null) return null;
  const product = { product: brand };
  const stateOf = (isActive: boolean, wasActive = false) => {
    if (isActive) return intl.formatMessage(messages.active);
    return intl.formatMessage(wasActive ? messages.ended : messages.notActive);
  };
  const facts = [
    [
      pathTo('personal.spinwheel', language, product),
      messages.pointsLabel,
      intl.formatMessage(messages.points, { count: value.loyaltyPoints }),
    ],
    [
      pathTo('personal.benefits', language, product),
      messages.vouchers,
      intl.formatMessage(messages.voucherKinds, { count: value.vouchers.length }),
    ],
    [pathTo('vipclub', language), messages.vip, stateOf(value.isVip)],
    [pathTo('tv.premium', language), messages.tv, stateOf(value.isTvSubscriber, value.wasTvSubscriber)],
  ] as const;
  return (
    <Strip aria-label={intl.formatMessage(messages.facts)}>
      {facts.map(([href, label, text]) => (
        <li key={label.id}>
          <Link href={href}>
            <span data-part="label">{intl.formatMessage(label)}</span> <span data-part="value">{text}</span>
          </Link>
        </li>
      ))}
    </Strip>
  );
});
