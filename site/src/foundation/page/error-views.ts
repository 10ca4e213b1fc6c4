/** The error, empty and loading states, in a chunk of their own because pages rarely need them. */
export { StatePanel } from '@lounge/kit/state-panel';
export { ErrorScreen } from './ErrorScreen.tsx';
export { FailedList } from './FailedList.tsx';
export { PendingTiles } from './PendingTiles.tsx';
