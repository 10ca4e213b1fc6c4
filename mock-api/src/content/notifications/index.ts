export { notify, markAsRead } from './notify.ts';
export { isQuiet } from './quiet-hours.ts';
