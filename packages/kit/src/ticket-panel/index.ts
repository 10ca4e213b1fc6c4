export { timeLeft } from './time-left.ts';
export { TicketPanel, type PanelTicket, type TicketPanelProps } from './TicketPanel.tsx';
