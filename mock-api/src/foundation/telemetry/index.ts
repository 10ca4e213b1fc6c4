export { storeEvent } from './store-event.ts';
