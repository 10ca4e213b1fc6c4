import { LivePreview } from '@lounge/stores/content/live-chat';
import type { Stores } from '../../app/compose.ts';
import { openedStores, type OpenedStores } from '../../app/opened-stores.ts';

/** The live previews that were asked for. */
export const livePreviewsStores = ({ module }: Stores): OpenedStores<LivePreview> =>
  module('live-previews', (context) =>
    openedStores(
      (actorId) => new LivePreview(actorId, context),
      () => ({}),
    ),
  );
