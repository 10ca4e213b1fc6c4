import { formatDay } from '@lounge/locale';
import { useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { benefitTitle, benefitUse } from '../benefit-card/benefit-texts.ts';
import { Button } from '../button/Button.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import { OptionCard } from '../option-card/OptionCard.tsx';
import type { RootProps } from '../root-props.ts';
import { voucherKind } from '../voucher-card/voucher-kind.ts';
import type { VoucherContent } from '../voucher-card/VoucherCard.tsx';
import { messages } from './VoucherPicker.messages.ts';
import { voucherPickerStyles } from './VoucherPicker.styles.ts';

/** A voucher that can be chosen. */
export interface PickableVoucher extends VoucherContent {
  /** Identity. */
  id: number;
}

/** Props of VoucherPicker. */
export interface VoucherPickerProps extends RootProps<'fieldset'> {
  /** The vouchers that fit, those that end first. Without any, nothing is rendered. */
  vouchers: readonly PickableVoucher[];
  /** The id of the chosen voucher; null before the guest chooses. */
  chosen: number | null;
  /** Whether the purchase is in progress. @default false */
  isPending?: boolean | undefined;
  /** Called with the voucher that the guest chooses. */
  onChoose: (choice: { id: number }) => void;
  /** Called when the guest pays with the chosen voucher. */
  onUse: (choice: { id: number }) => void;
}

const Root = styled.fieldset.withConfig({ componentId: 'kit-voucher-picker' })`
  ${voucherPickerStyles}
`;

/**
 * The vouchers that pay for something in place of coins. Nothing is chosen for the guest.
 * @spec component:VoucherPicker screen:overlay.voucher-select
 */
export function VoucherPicker({ vouchers, chosen, isPending, onChoose, onUse, ...rest }: VoucherPickerProps) {
  const intl = useIntl();
  const { language } = useKit();
  const name = useId();
  const picked = vouchers.find(({ id }) => id === chosen);
  if (vouchers.length === 0) return null;
  return (
    <Root {...rest} data-chosen={picked !== undefined || undefined}>
      <legend>{intl.formatMessage(messages.title)}</legend>
      <p>{intl.formatMessage(picked === undefined ? messages.choose : messages.text)}</p>
      <div data-part="options">
        {vouchers.map(({ id, type, actors, validTo, ...voucher }) => {
          const content = { ...voucher, kind: voucherKind(type), actor: actors.map((each) => each.name).join(', ') };
          const when = validTo === null ? null : formatDay(validTo, language, intl.timeZone);
          return (
            <OptionCard
              key={id}
              input={{ name, value: id, checked: id === chosen, onChange: () => onChoose({ id }) }}
              end={when === null ? undefined : intl.formatMessage(messages.until, { when })}
            >
              {`${benefitTitle(content, intl)} · ${benefitUse(content, intl, language)}`}
            </OptionCard>
          );
        })}
      </div>
      <Button
        data-part="act"
        variant="primary"
        isPending={isPending}
        unavailable={picked === undefined}
        onClick={() => picked && onUse({ id: picked.id })}
      >
        {intl.formatMessage(messages.use)}
      </Button>
    </Root>
  );
}
