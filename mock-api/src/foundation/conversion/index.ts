export { endConversionOffer, isConversionChatOpen, nameCandidate, offerConversionChat } from './conversion-chat.ts';
