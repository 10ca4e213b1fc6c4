import { ConversionChat, Incentives } from '@lounge/stores/foundation/conversion';
import { defineModule } from '../../shared/define-module.ts';
import { documentCookies } from '../../shared/document-cookies.ts';
import { blockedGroups } from './blocked-groups.ts';

/** The offers of the page, and the guest's conversion chat. */
export const { of: conversionOf, use: useConversion } = defineModule({
  key: 'conversion',
  create: ({ context, guest }) => ({
    incentives: new Incentives(
      context,
      blockedGroups(documentCookies, () => context.clock.now()),
    ),
    conversionChat: new ConversionChat(context, guest),
  }),
});
