import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useRead } from '../../shared/use-read.ts';
import { ModelTile } from '../actors/ModelTile.tsx';
import { useLiveChat } from './live-chat-stores.ts';
import { messages } from './OthersLive.messages.ts';

const maxTiles = 6;

/** Others who are live now, after a chat with one; left out where there is nobody. @spec screen:chat.end-summary */
export const OthersLiveConnected = observer(({ actorId }: { actorId: number }) => {
  const intl = useIntl();
  const live = useLiveChat().others;
  useRead(live.page);
  const { items = [], total = 0 } = live.page.value ?? {};
  const others = items.filter(({ id }) => id !== actorId);
  if (others.length === 0) return null;
  const count = total - (items.length - others.length);
  return (
    <section aria-labelledby="others-heading">
      <SectionHeading
        headingId="others-heading"
        title={intl.formatMessage(messages.others)}
        note={intl.formatNumber(count)}
      />
      <TileGrid excerpt>
        {others.slice(0, maxTiles).map((model) => (
          <ModelTile key={model.id} model={model} />
        ))}
      </TileGrid>
    </section>
  );
});
