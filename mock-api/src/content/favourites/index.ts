export { alertMailKind, alertMailPath } from './alert-texts.ts';
