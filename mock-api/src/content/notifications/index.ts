export { notify, markAsRead } from './notify.ts';
