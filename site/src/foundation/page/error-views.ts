/** What stands where something failed or is not there; fetched apart from the pages, which rarely need it. */
export { StatePanel } from '@lounge/kit/state-panel';
export { ErrorScreen } from './ErrorScreen.tsx';
