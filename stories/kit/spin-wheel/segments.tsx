import { GiftArt } from '@lounge/kit/gift-art';
import type { SpinSegment } from '@lounge/kit/spin-wheel';

/** Twelve segments with the same weight, as on the wheel of the month. */
export const segments: readonly SpinSegment[] = [
  { id: 'orchid', kind: 'gift', weight: 1, label: 'Orchid', art: <GiftArt shape="orchid" /> },
  { id: 'coins-20', kind: 'coins', weight: 1, label: '20 coins', figure: '20', caption: 'coins' },
  { id: 'album', kind: 'voucher', weight: 1, label: 'Album voucher', figure: 'Album', caption: 'voucher' },
  { id: 'lantern', kind: 'gift', weight: 1, label: 'Lantern', art: <GiftArt shape="lantern" /> },
  { id: 'messages', kind: 'voucher', weight: 1, label: '5 messages', figure: '5', caption: 'messages' },
  { id: 'coins-100', kind: 'coins', weight: 1, label: '100 coins', figure: '100', caption: 'coins', featured: true },
  { id: 'macaron', kind: 'gift', weight: 1, label: 'Macaron', art: <GiftArt shape="macaron" /> },
  { id: 'spin-1', kind: 'spins', weight: 1, label: '1 spin', figure: '1', caption: 'spin' },
  { id: 'coins-40', kind: 'coins', weight: 1, label: '40 coins', figure: '40', caption: 'coins' },
  { id: 'rose', kind: 'gift', weight: 1, label: 'Rose', art: <GiftArt shape="rose" /> },
  { id: 'spin-2', kind: 'spins', weight: 1, label: '2 spins', figure: '2', caption: 'spins' },
  { id: 'top-up', kind: 'bonusCode', weight: 1, label: '10 % top-up', figure: '10 %', caption: 'top-up' },
];

/** Five prizes of the coin rush, from likely to rare. */
export const rush: readonly SpinSegment[] = [
  { id: 'c10', kind: 'coins', weight: 50, label: '10 coins', figure: '10', caption: 'coins' },
  { id: 's1', kind: 'spins', weight: 25, label: '1 spin', figure: '1', caption: 'spin' },
  { id: 'moon', kind: 'gift', weight: 20, label: 'Moon', art: <GiftArt shape="moon" /> },
  { id: 'c200', kind: 'coins', weight: 4, label: '200 coins', caption: '200 coins', featured: true },
  { id: 'c900', kind: 'coins', weight: 1, label: '900 coins' },
];
