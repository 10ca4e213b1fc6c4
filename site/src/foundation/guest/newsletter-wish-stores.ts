import { NewsletterWish } from '@lounge/stores/foundation/guest';
import { defineModule } from '../../shared/define-module.ts';

/** A visitor's wish for the newsletter. */
export const { use: useNewsletterWish } = defineModule({
  key: 'newsletter wish',
  create: ({ context }) => new NewsletterWish(context),
});
