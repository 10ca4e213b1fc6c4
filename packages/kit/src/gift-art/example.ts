import type { GiftArtProps } from './GiftArt.tsx';

export const giftArtExample = { shape: 'rose' } satisfies GiftArtProps;
