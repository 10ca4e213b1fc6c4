import { formatDay } from '@lounge/locale';
import type { SyntheticEvent } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { TextField } from '../text-field/TextField.tsx';
import { messages, reasons } from './BonusCode.messages.ts';
import { bonusCodeFormStyles } from './BonusCode.styles.ts';
import { BonusCodeCard, type BonusCodeContent } from './BonusCodeCard.tsx';

/** Why a code cannot be redeemed. */
export type BonusCodeReason =
  | 'unknown'
  | 'notYet'
  | 'over'
  | 'redeemed'
  | 'gone'
  | 'needsVip'
  | 'needsMobile'
  | 'needsAddress'
  | 'tooMany';

/** Where the guest is: nothing entered, checking, the answer of the check, redeeming, and the end. */
export type BonusCodeFormState =
  | 'empty'
  | 'checking'
  | 'canRedeem'
  | 'cannotRedeem'
  | 'redeeming'
  | 'redeemed'
  | 'failed';

/** Content of the answer beside the field. */
export interface BonusCodeAnswerProps {
  /** The step between the empty field and the redeemed code. */
  state: BonusCodeFormState;
  /** Benefits of the checked code. */
  offer?: BonusCodeContent | null | undefined;
  /** Where the guest becomes VIP, confirms a number, and tops up. */
  links: { vip: string; phone: string; topUp: string };
  /** Called when the guest redeems the checked code. */
  onRedeem: () => void;
}

/** Props of BonusCodeForm. */
export interface BonusCodeFormProps extends RootProps<'form'>, BonusCodeAnswerProps {
  /** The guest's input. */
  code: string;
  /** Why it cannot be redeemed. */
  reason?: BonusCodeReason | null | undefined;
  /** When the guest redeemed the code before, ISO 8601. */
  redeemedAt?: string | null | undefined;
  /** Called with what the guest types. */
  onCode: (change: { code: string }) => void;
  /** Called when the guest sends a code that is not empty. */
  onCheck: () => void;
  /** Whether the mail that confirms the address is on its way, which the form then says. @default false */
  linkSent?: boolean | undefined;
  /** Called when the guest asks for the mail that confirms the address. */
  onConfirmAddress?: (() => void) | undefined;
}

const Root = styled.form.withConfig({ componentId: 'kit-bonus-code-form' })`
  ${bonusCodeFormStyles}
`;

const reasonText = (
  { state, reason, redeemedAt, offer }: Pick<BonusCodeFormProps, 'state' | 'reason' | 'redeemedAt' | 'offer'>,
  intl: IntlShape,
  language: string,
): string | undefined => {
  if (state !== 'cannotRedeem' || !reason) return undefined;
  if (reason === 'redeemed' && redeemedAt)
    return intl.formatMessage(reasons.redeemedOn, { when: formatDay(redeemedAt, language, intl.timeZone) });
  if (reason === 'over' && offer?.validTo)
    return intl.formatMessage(reasons.overSince, { when: formatDay(offer.validTo, language, intl.timeZone) });
  return intl.formatMessage(reasons[reason]);
};

function WayOut({
  reason,
  links,
  linkSent = false,
  onConfirmAddress,
}: Pick<BonusCodeFormProps, 'reason' | 'links' | 'linkSent' | 'onConfirmAddress'>) {
  const intl = useIntl();
  if (reason === 'needsAddress' && onConfirmAddress) {
    return (
      <Button variant="text" size="small" unavailable={linkSent} onClick={onConfirmAddress}>
        {intl.formatMessage(messages.confirmAddress)}
      </Button>
    );
  }
  if (reason !== 'needsVip' && reason !== 'needsMobile') return null;
  return (
    <ButtonLink variant="text" size="small" href={reason === 'needsVip' ? links.vip : links.phone}>
      {intl.formatMessage(reason === 'needsVip' ? messages.seeVip : messages.confirmNumber)}
    </ButtonLink>
  );
}

function Answer({ state, offer, links, onRedeem }: BonusCodeAnswerProps) {
  const intl = useIntl();
  if (state === 'failed') return <p>{intl.formatMessage(messages.failed)}</p>;
  if (state === 'redeemed') {
    const waits = offer?.containsTopUpBenefit === true;
    return (
      <>
        <p>
          <b>{intl.formatMessage(messages.redeemedTitle)}</b>{' '}
          {intl.formatMessage(waits ? messages.redeemedTopUp : messages.redeemedText)}
        </p>
        {waits && (
          <ButtonLink variant="outline" href={links.topUp}>
            {intl.formatMessage(messages.topUp)}
          </ButtonLink>
        )}
      </>
    );
  }
  if (!offer || (state !== 'canRedeem' && state !== 'redeeming')) return null;
  return (
    <BonusCodeCard offer={offer}>
      <Button variant="outline" isPending={state === 'redeeming'} onClick={onRedeem}>
        {intl.formatMessage(messages.redeem)}
      </Button>
    </BonusCodeCard>
  );
}

/**
 * Asks for a bonus code, says what it gives before it is redeemed, and why it does not work beside its field.
 * @spec component:BonusCodeForm screen:overlay.bonus-code rule:bonus-code-nonempty
 */
export function BonusCodeForm({ reason, redeemedAt, offer, onRedeem, ...props }: BonusCodeFormProps) {
  const { code, state, links, linkSent = false, onCode, onCheck, onConfirmAddress, ...rest } = props;
  const intl = useIntl();
  const { language } = useKit();
  const isEmpty = code.trim() === '';
  const isBusy = state === 'checking' || state === 'redeeming';
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isEmpty && !isBusy) onCheck();
  };
  return (
    <Root {...rest} noValidate data-state={state} onSubmit={send}>
      <div data-part="ask">
        <TextField
          label={intl.formatMessage(messages.label)}
          hint={intl.formatMessage(messages.hint)}
          error={reasonText({ state, reason, redeemedAt, offer }, intl, language)}
          input={{
            name: 'code',
            value: code,
            maxLength: 64,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
            onChange: ({ target }) => onCode({ code: target.value }),
          }}
        />
        <Button type="submit" isPending={state === 'checking'} unavailable={isEmpty}>
          {intl.formatMessage(messages.check)}
        </Button>
        {state === 'cannotRedeem' && (
          <WayOut reason={reason} links={links} linkSent={linkSent} onConfirmAddress={onConfirmAddress} />
        )}
      </div>
      <div data-part="answer" role={state === 'failed' ? 'alert' : 'status'}>
        {linkSent && state === 'cannotRedeem' && reason === 'needsAddress' && (
          <p>{intl.formatMessage(messages.linkSent)}</p>
        )}
        <Answer state={state} offer={offer} links={links} onRedeem={onRedeem} />
      </div>
    </Root>
  );
}
