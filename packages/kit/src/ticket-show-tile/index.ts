export { showState, type ShowFacts, type ShowState } from './show-state.ts';
export { TicketShowTile, type TicketShowTileProps } from './TicketShowTile.tsx';
