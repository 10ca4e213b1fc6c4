import { TicketPanel } from '@lounge/kit/ticket-panel';
import { showDoor } from '@lounge/protocol/content/tickets';
import type { ShowData, ShowTicket } from '@lounge/stores/content/tickets';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef, useState } from 'react';
import { useApp } from '../../shared/app-context.ts';
import { downloadFile } from '../../foundation/wallet/download-file.ts';
import { useFocusAfterUnlock } from '../../shared/use-focus-after-unlock.ts';
import { usePaymentStop } from '../../foundation/wallet/use-payment-stop.ts';
import { calendarFile } from './calendar-file.ts';
import { enterLink } from '../../shared/enter-link.ts';
import type { TicketStep } from './TicketDialogConnected.tsx';
import { textIn } from './text-in.ts';
import { useMinutes } from './tickets-stores.ts';

const Dialog = lazy(async () => ({ default: (await import('./TicketDialogConnected.tsx')).TicketDialogConnected }));

/** Time, price and ticket of a show, and the dialog that sells it. @spec feature:chat.ticket-buy, screen:chat.ticket-show */
export const TicketPanelConnected = observer(({ ticket, show }: { ticket: ShowTicket; show: ShowData }) => {
  const { config, paymentDialog } = useApp();
  const { now } = useMinutes();
  const stop = usePaymentStop();
  const [step, setStep] = useState<TicketStep | null>(null);
  const panel = useRef<HTMLElement>(null);
  // A ticket that was bought or given back has replaced the button that opened the dialog.
  useFocusAfterUnlock(step !== null, panel);
  const open = (next: TicketStep | null): void => {
    if (next === 'buy' && config.guestId === null) return paymentDialog.open('log-in');
    if (next !== 'bought') ticket.forgetProblem();
    setStep(next);
  };
  const hasStarted = Date.parse(show.start) <= now;
  const toCalendar = (): void => {
    const { language } = config;
    const [title, text] = [textIn(show.title, language), textIn(show.postBuyInfo, language)];
    const entry = { id: show.id, title, text, start: show.start, end: show.end, url: location.href };
    downloadFile(`${title}.ics`, 'text/calendar', calendarFile(entry, now));
  };
  return (
    <>
      <TicketPanel
        ref={panel}
        tabIndex={-1}
        start={show.start}
        end={show.end}
        now={now}
        doorOpens={new Date(Date.parse(show.start) - showDoor.opensBeforeMs).toISOString()}
        price={show.price.value}
        bought={show.isBought}
        canBuy={show.canBuy}
        cancelled={show.isCancelled}
        ticket={
          show.ticket && {
            boughtAt: show.ticket.boughtAt,
            paid: show.ticket.price.value,
            byVoucher: show.ticket.isByVoucher,
            entered: show.ticket.enteredAt !== null,
          }
        }
        enterHref={enterLink(show, config.language)}
        stopped={stop?.reason === 'locked' ? `${stop.title} ${stop.text}` : undefined}
        onBuy={() => open('buy')}
        onCalendar={hasStarted ? undefined : toCalendar}
        onGiveBack={hasStarted ? undefined : () => open('giveBack')}
      />
      {step !== null && (
        <Suspense fallback={null}>
          <Dialog ticket={ticket} show={show} step={step} onStep={open} />
        </Suspense>
      )}
    </>
  );
});
