export { notify, takeForRead } from './notify.ts';
