export { parsed } from './parsed.ts';
