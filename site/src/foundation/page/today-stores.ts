import { Today } from '@lounge/stores/foundation/page';
import { defineModule } from '../../shared/define-module.ts';

/** The current day, the same for everything on a page. */
export const { of: todayOf, use: useToday } = defineModule({
  key: 'today',
  create: ({ context, renderedAt, currentTime }) => new Today(renderedAt, context, currentTime),
});
