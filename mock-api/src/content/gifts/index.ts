export { addOwned, giveGifts, ownedOf, tellOwned } from './owned-gifts.ts';
