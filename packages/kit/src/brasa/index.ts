export { brasa } from './brasa.ts';
