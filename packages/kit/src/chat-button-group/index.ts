export { ChatButtonGroup, type ChatButtonGroupProps } from './ChatButtonGroup.tsx';
export {
  chatOffersOf,
  type ChatGuest,
  type ChatOffer,
  type ChatProgress,
  type OfferNote,
  type PerformerOffers,
} from './chat-offers.ts';
