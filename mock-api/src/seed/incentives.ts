import type { Row } from '../world/tables.ts';

type Fields = readonly [
  region: Row<'incentive'>['region'],
  type: Row<'incentive'>['type'],
  event: Row<'incentive'>['event'],
  priority: number,
  uniqueGroup: string,
];

const fields: readonly Fields[] = [
  ['top', 'voucher', 'pageLoad', 90, 'voucher'],
  ['content', 'signUp', 'pageLoad', 60, 'sign-up'],
  ['content', 'vip', 'pageLoad', 40, 'vip'],
  ['side', 'topUp', 'lowBalance', 70, 'top-up'],
  ['overlay', 'voucher', 'videoPreviewEnd', 90, 'video-end'],
  ['overlay', 'video', 'videoPreviewEnd', 80, 'video-end'],
  ['overlay', 'vip', 'videoPreviewEnd', 60, 'video-end'],
  ['overlay', 'signUp', 'videoPreviewEnd', 50, 'video-end'],
  ['overlay', 'voucher', 'buyAlbum', 90, 'album'],
  ['overlay', 'album', 'buyAlbum', 80, 'album'],
  ['overlay', 'vip', 'buyAlbum', 60, 'album'],
  ['overlay', 'signUp', 'buyAlbum', 50, 'album'],
];

/**
 * The incentives of a new world. None has an end of its own: that of a voucher is the voucher's.
 * @assumed All of them. Nothing covers a page that was just opened; what covers one answers a press.
 */
export const incentiveRows = (): readonly Row<'incentive'>[] =>
  fields.map(([region, type, event, priority, uniqueGroup], at) => ({
    id: at + 1,
    region,
    type,
    event,
    priority,
    countdown: null,
    countdownStart: null,
    uniqueGroup,
  }));
