import { ConversionChat, Incentives } from '@lounge/stores/foundation/conversion';
import { defineModule } from '../../shared/define-module.ts';
import { blockedGroups } from './blocked-groups.ts';

/** The document's cookies, which a server has not. */
const cookies = {
  get cookie() {
    return document.cookie;
  },
  set cookie(text) {
    document.cookie = text;
  },
};

/** The offers of the page, and the guest's conversion chat. */
export const { use: useConversion } = defineModule({
  key: 'conversion',
  create: ({ context, guest }) => ({
    incentives: new Incentives(
      context,
      blockedGroups(cookies, () => context.clock.now()),
    ),
    conversionChat: new ConversionChat(context, guest),
  }),
});
