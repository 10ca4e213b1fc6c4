export { addOwned, giveGifts, ownedGifts, ownedOf, publishOwnedGifts } from './owned-gifts.ts';
