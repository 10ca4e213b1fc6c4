export { GiftArt, giftShapes, type GiftArtProps } from './GiftArt.tsx';
export type { GiftShape } from './drawings.ts';
