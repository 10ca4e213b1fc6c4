export { TicketDialog, type TicketDialogProps } from './TicketDialog.tsx';
export type { TicketOfferProps, TicketPromo } from './TicketOffer.tsx';
