import { alternates, hreflangs } from '@lounge/locale';
export { alternates, hreflangs };
//# sourceMappingURL=head.js.map
