import { LivePreview } from '@lounge/stores/content/live-chat';
import { PromoCode } from '@lounge/stores/foundation/vouchers';
import { defineModule } from '../../shared/define-module.ts';
import { openedStores } from '../../shared/opened-stores.ts';

/** The live previews that were opened on this page. */
export const { use: useLivePreviews } = defineModule({
  key: 'live-previews',
  create: ({ context }) =>
    openedStores(
      (actorId) => new LivePreview(actorId, context),
      () => ({}),
    ),
  listen: (previews, pushSource) => previews.listen(pushSource),
});

/** The code with which a visitor can try a video chat. */
export const { use: useChatTrial } = defineModule({
  key: 'chat-trial',
  create: ({ context }) => new PromoCode('chatTrial', context),
  listen: (trial, pushSource) => trial.listen(pushSource),
});
