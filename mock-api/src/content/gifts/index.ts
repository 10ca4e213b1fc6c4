export { addOwned, giveGifts, ownedOf, publishOwnedGifts } from './owned-gifts.ts';
