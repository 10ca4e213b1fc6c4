import { NewsletterRequest } from '@lounge/stores/foundation/guest';
import { defineModule } from '../../shared/define-module.ts';

/** A visitor's request for the newsletter. */
export const { use: useNewsletterRequest } = defineModule({
  key: 'newsletter request',
  create: ({ context }) => new NewsletterRequest(context),
});
