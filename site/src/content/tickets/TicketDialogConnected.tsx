import { TicketDialog } from '@lounge/kit/ticket-dialog';
import { topUpPath } from '@lounge/locale';
import type { ShowData, ShowTicket } from '@lounge/stores/content/tickets';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { usePaymentStop } from '../../foundation/wallet/use-payment-stop.ts';
import { useWallet } from '../../foundation/wallet/wallet-stores.ts';
import { textIn } from './text-in.ts';
import { problemText } from './ticket-texts.ts';

/** The steps of the dialog. */
export type TicketStep = 'buy' | 'bought' | 'giveBack';

interface DialogProps {
  readonly ticket: ShowTicket;
  readonly show: ShowData;
  readonly step: TicketStep;
  readonly onStep: (step: TicketStep | null) => void;
}

const minuteMs = 60_000;

const promoStateOf = ({ quote, fittingQuote }: ShowTicket) => {
  if (quote.state === 'loading') return 'checking';
  if (fittingQuote !== null) return 'fits';
  return quote.state === 'idle' ? 'empty' : 'unfit';
};

/** Buys a ticket, shows what buyers read, and gives a ticket back. @spec screen:overlay.buy-ticket, feature:chat.ticket-buy */
export const TicketDialogConnected = observer(({ ticket, show, step, onStep }: DialogProps) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { coins } = useWallet().wallet;
  const stop = usePaymentStop();
  const { problem, quote, fittingQuote, promoCode } = ticket;
  const reason = quote.value?.errorCode ?? quote.failure?.code ?? null;
  const promoProblem = reason === null ? undefined : problemText(intl, reason);
  const voucher = show.fittingVoucher;
  const buy = async (voucherId?: number): Promise<void> => {
    if (await ticket.buy(voucherId)) onStep('bought');
  };
  const giveBack = async (): Promise<void> => {
    if (await ticket.remove()) onStep(null);
  };
  const picture = show.sedcardImages.find(({ kind }) => kind === 'portrait') ?? show.actorPicture;
  return (
    <TicketDialog
      step={step}
      title={textIn(show.title, language)}
      name={show.actorName}
      picture={pictureContent(picture)}
      start={show.start}
      minutes={Math.round((Date.parse(show.end) - Date.parse(show.start)) / minuteMs)}
      price={show.price.value}
      balance={coins?.balance.value ?? 0}
      promo={{
        code: promoCode,
        state: promoStateOf(ticket),
        discount: fittingQuote?.discount.value,
        problem: promoProblem,
      }}
      vouchers={voucher?.amount}
      isPending={ticket.isBuying || ticket.isRemoving}
      stopped={stop === null ? undefined : `${stop.title} ${stop.text}`}
      topUpHref={topUpPath(language, ticket.due)}
      postBuyInfo={textIn(show.postBuyInfo, language)}
      paid={show.ticket?.price.value}
      byVoucher={show.ticket?.isByVoucher}
      problem={problem === null ? undefined : problemText(intl, problem)}
      onCode={({ code }) => ticket.setPromoCode(code)}
      onCheck={() => void ticket.checkPromoCode()}
      onBuy={() => void buy()}
      onUseVoucher={() => void (voucher && buy(voucher.id))}
      onGiveBack={() => void giveBack()}
      onClose={() => onStep(null)}
    />
  );
});
