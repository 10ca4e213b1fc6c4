export { aWorld, type AWorld } from './a-world.ts';
export { setPresence } from '@lounge/mock-api';
export { aVisit, type AVisit } from './a-visit.ts';
export {
  anAlbumOfPerformer,
  aPerformer,
  balanceChanges,
  guestIsLoggedIn,
  guestOwnsCoins,
} from '@lounge/mock-api/states';
