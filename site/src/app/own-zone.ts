export { zoneFor } from '@lounge/locale';
