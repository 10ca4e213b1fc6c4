export { velvet } from './velvet.ts';
