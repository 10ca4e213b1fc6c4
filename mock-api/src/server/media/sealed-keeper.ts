import type { KeeperOf } from '../../world/ports.ts';
import { clipAddresses } from './kept-clips.ts';
import { pictureAddresses } from './kept-pictures.ts';
import type { Seal } from './seal.ts';

/**
 * The keeper of a server: addresses that only it can read.
 * @assumed The documents say only that locked pictures are blurred; docs/decisions/0021.
 */
export const sealedKeeper =
  (seal: Seal): KeeperOf =>
  (world) => ({ ...pictureAddresses(seal, world), ...clipAddresses(seal, world) });
