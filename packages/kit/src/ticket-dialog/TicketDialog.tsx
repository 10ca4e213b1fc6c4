import { part, type WithSlots } from '../headless/part.ts';
import { formatCoins, formatEvening, placeOfZone, timeZone } from '@lounge/locale';
import { useEffect, useRef } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { checkCircle } from '../icons/paths/check-circle.ts';
import { x } from '../icons/paths/x.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import { PictureImage, type PictureContent } from '../picture/PictureImage.tsx';
import type { RootProps } from '../root-props.ts';
import { useModal } from '../modal/use-modal.ts';
import { messages } from './TicketDialog.messages.ts';
import { ticketDialogStyles } from './TicketDialog.styles.ts';
import { TicketOffer, type TicketOfferProps } from './TicketOffer.tsx';

/** Props of TicketDialog. */
export interface TicketDialogProps extends RootProps<'dialog', 'title'>, TicketOfferProps, WithSlots<'head' | 'body'> {
  /** Buying, bought just now, or the question before the ticket is given back. */
  step: 'buy' | 'bought' | 'giveBack';
  /** The show's title. */
  title: string;
  /** The performer's name. */
  name: string;
  /** The performer's picture. */
  picture: PictureContent;
  /** When the show starts, ISO 8601. */
  start: string;
  /** Text for buyers, in the guest's language. */
  postBuyInfo?: string | undefined;
  /** Amount paid, in hundredths of a coin, for the question. @default 0 */
  paid?: number | undefined;
  /** Whether a voucher paid. @default false */
  byVoucher?: boolean | undefined;
  /** Why the last attempt failed. */
  problem?: string | undefined;
  /** Called when the guest gives the ticket back. */
  onGiveBack?: (() => void) | undefined;
  /** Called when the guest closes it. */
  onClose: () => void;
}

const Root = styled.dialog.withConfig({ componentId: 'kit-ticket-dialog' })`
  ${ticketDialogStyles}
`;

function Bought({ name, postBuyInfo, onClose }: Pick<TicketDialogProps, 'name' | 'postBuyInfo' | 'onClose'>) {
  const intl = useIntl();
  const done = useRef<HTMLParagraphElement>(null);
  // The button that bought it is gone. The next one is not focused, as Enter pressed twice would close the dialog.
  useEffect(() => done.current?.focus(), []);
  return (
    <>
      <p ref={done} data-part="done" role="status" tabIndex={-1}>
        <Icon path={checkCircle} size={28} />
        {intl.formatMessage(messages.yours)}
      </p>
      {postBuyInfo !== undefined && (
        <>
          <h3>{intl.formatMessage(messages.from, { name })}</h3>
          <p data-part="text">{postBuyInfo}</p>
        </>
      )}
      <div data-part="actions">
        <Button variant="primary" size="large" wide onClick={onClose}>
          {intl.formatMessage(messages.done)}
        </Button>
      </div>
    </>
  );
}

type Question = Pick<TicketDialogProps, 'paid' | 'byVoucher' | 'problem' | 'isPending' | 'onGiveBack' | 'onClose'>;

function GiveBack({ paid = 0, byVoucher, problem, isPending, onGiveBack, onClose }: Question) {
  const intl = useIntl();
  const { language } = useKit();
  const back = byVoucher
    ? intl.formatMessage(messages.voucherBack)
    : paid > 0
      ? intl.formatMessage(messages.coinsBack, { coins: formatCoins(paid, language), count: paid / 100 })
      : intl.formatMessage(messages.nothingBack);
  return (
    <>
      <h3>{intl.formatMessage(messages.sure)}</h3>
      <p data-part="text">{back}</p>
      {problem !== undefined && (
        <p data-part="problem" role="alert">
          {problem}
        </p>
      )}
      <div data-part="actions">
        <Button variant="outline" size="large" wide isPending={isPending} onClick={onGiveBack}>
          {intl.formatMessage(messages.giveBack)}
        </Button>
        <Button variant="outline" size="large" wide onClick={onClose}>
          {intl.formatMessage(messages.keep)}
        </Button>
      </div>
    </>
  );
}

/**
 * Sells a ticket to a show: price, promo code, voucher and balance before it, the info for buyers after it, and one question before it
 * is given back.
 * @spec screen:overlay.buy-ticket
 */
export function TicketDialog(props: TicketDialogProps) {
  const {
    step,
    title,
    name,
    picture,
    start,
    postBuyInfo,
    paid,
    byVoucher,
    problem,
    onGiveBack,
    onClose,
    minutes,
    price,
    balance,
    promo,
    vouchers,
    isPending,
    stopped,
    topUpHref,
    onCode,
    onCheck,
    onBuy,
    onUseVoucher,
    ref,
    slots,
    ...rest
  } = props;
  const intl = useIntl();
  const { language, timeZone: zone } = useKit();
  const dialog = useModal(ref);
  const when = formatEvening(start, language, zone);
  return (
    <Root aria-label={title} {...rest} ref={dialog} data-step={step} onClose={onClose}>
      {part(
        slots,
        'head',
        <header data-part="head">
          <div data-part="portrait" data-tint={picture.tint}>
            <PictureImage picture={picture} sizes="64px" width={64} height={80} lazy={false} intl={intl} />
          </div>
          <div>
            <h2>{title}</h2>
            <p>{zone === timeZone ? when : `${when} (${placeOfZone(zone, language)})`}</p>
          </div>
          <IconButton icon={x} label={intl.formatMessage(messages.close)} onClick={onClose} />
        </header>,
      )}
      {part(
        slots,
        'body',
        <div data-part="body">
          {step === 'buy' && (
            <TicketOffer
              minutes={minutes}
              price={price}
              balance={balance}
              promo={promo}
              vouchers={vouchers}
              isPending={isPending}
              stopped={stopped}
              topUpHref={topUpHref}
              problem={problem}
              onCode={onCode}
              onCheck={onCheck}
              onBuy={onBuy}
              onUseVoucher={onUseVoucher}
            />
          )}
          {step === 'bought' && <Bought name={name} postBuyInfo={postBuyInfo} onClose={onClose} />}
          {step === 'giveBack' && (
            <GiveBack
              paid={paid}
              byVoucher={byVoucher}
              problem={problem}
              isPending={isPending}
              onGiveBack={onGiveBack}
              onClose={onClose}
            />
          )}
        </div>,
      )}
    </Root>
  );
}
