import type { ColorRoles, OnPictureRoles } from '../theme/types.ts';

/** Grounds that are mixed from two roles. */
export type MixedGround = 'bubbleOwn' | 'successTint' | 'warningTint' | 'dangerTint' | 'coinTint';

/** A role of text or icons, the grounds on which components put it, and the contrast that it needs there. */
export interface ContrastPair {
  readonly text: keyof ColorRoles;
  readonly on: readonly (keyof ColorRoles | MixedGround)[];
  readonly needs: number;
  readonly use: string;
}

const grounds = ['canvas', 'surface1', 'surface2'] as const;
const words = ['accent', 'live', 'coin', 'success', 'warning', 'danger'] as const;

/** All pairs of text and ground that components use, in both colour schemes. */
export const contrastPairs: readonly ContrastPair[] = [
  { text: 'text', on: [...grounds, 'surface3'], needs: 4.5, use: 'body text' },
  { text: 'textMuted', on: [...grounds, 'surface3'], needs: 4.5, use: 'facts and labels' },
  ...words.map((text) => ({ text, on: grounds, needs: 4.5, use: 'a word or an icon in this role' })),
  { text: 'coinMark', on: grounds, needs: 3, use: 'the coin' },
  { text: 'accentText', on: ['accent'], needs: 4.5, use: 'the primary button, counts and the discount badge' },
  { text: 'canvas', on: ['text'], needs: 4.5, use: 'a selected chip' },
  { text: 'lineStrong', on: grounds, needs: 3, use: 'the edges of controls' },
  { text: 'focus', on: grounds, needs: 3, use: 'the focus ring' },
  {
    text: 'text',
    on: ['bubbleOwn'],
    needs: 4.5,
    use: 'own messages, whose ground is the accent at 30 % over surface1',
  },
  {
    text: 'text',
    on: ['successTint', 'warningTint', 'dangerTint', 'coinTint'],
    needs: 4.5,
    use: 'the status bar, whose ground is a role at 13 % over surface1',
  },
];

/** A role on a picture and the opacity of the scrim under it; the picture is white in the worst case. */
export interface PictureContrastPair {
  readonly text: 'text' | 'textMuted' | 'coin' | 'vip' | 'live' | 'focus' | 'lineStrong';
  readonly alpha: 'labelAlpha' | 'meterAlpha' | 'captionAlphaAtText';
  readonly needs: number;
  readonly use: string;
}

/** All pairs of text and scrim on pictures. */
export const pictureContrastPairs: readonly PictureContrastPair[] = [
  { text: 'text', alpha: 'labelAlpha', needs: 4.5, use: 'labels' },
  { text: 'coin', alpha: 'labelAlpha', needs: 4.5, use: 'prices' },
  { text: 'vip', alpha: 'labelAlpha', needs: 4.5, use: 'the VIP badge' },
  { text: 'live', alpha: 'labelAlpha', needs: 4.5, use: 'the live badge' },
  { text: 'lineStrong', alpha: 'labelAlpha', needs: 3, use: 'the edges of controls' },
  { text: 'focus', alpha: 'labelAlpha', needs: 3, use: 'the focus ring' },
  { text: 'text', alpha: 'meterAlpha', needs: 4.5, use: 'the running meter' },
  { text: 'textMuted', alpha: 'captionAlphaAtText', needs: 4.5, use: 'facts on a caption' },
];

/** The light badge. */
export const badgePair: Readonly<Record<'text' | 'ground', keyof OnPictureRoles>> = { text: 'ink', ground: 'paper' };
