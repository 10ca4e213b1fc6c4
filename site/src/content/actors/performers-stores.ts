import { Performers } from '@lounge/stores/content/actors';
import { defineModule } from '../../shared/define-module.ts';

/** The profiles that were opened on this page. */
export const { of: performersOf, use: usePerformers } = defineModule({
  key: 'performers',
  create: ({ context }) => new Performers(context),
  listen: (performers, pushSource) => performers.listen(pushSource),
  snapshot: (performers) => performers,
});
