import { Teasers } from '@lounge/stores/engagement/teasers';
import { defineModule } from '../../shared/define-module.ts';
import { closedTeasers } from './greeting-cookies.ts';

/** The teasers and the banner of the page. */
export const { use: useTeasers } = defineModule({
  key: 'teasers',
  create: ({ context }) => new Teasers(context, closedTeasers()),
});
