import { LiveReactions } from '@lounge/kit/live-reaction';
import { observer } from 'mobx-react-lite';
import { useLiveChat } from '../live-chat-stores.ts';

/** The reactions that rise over the picture, the guest’s own and those of others. @spec screen:overlay.live-reaction */
export const LiveReactionsConnected = observer(({ actorId }: { actorId: number }) => {
  const { shown } = useLiveChat().reactions.open(actorId);
  return (
    <LiveReactions
      reactions={shown.map(({ id, imageId, sender, isOwn }) => ({
        id: String(id),
        kind: imageId,
        ...(isOwn ? {} : { from: sender ?? '' }),
      }))}
    />
  );
});
