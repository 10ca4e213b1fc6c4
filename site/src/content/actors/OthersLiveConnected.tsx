import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLiveRow } from './live-row-stores.ts';
import { messages } from './OthersLive.messages.ts';
import { ModelTile } from './ModelTile.tsx';

const maxTiles = 6;

/** Others who are live now, after a chat with one; left out where there is nobody. @spec screen:chat.end-summary */
export const OthersLiveConnected = observer(({ actorId }: { actorId: number }) => {
  const intl = useIntl();
  const row = useLiveRow();
  useEffect(() => void (row.page.state === 'idle' && row.load()), [row]);
  const others = row.models.filter(({ id }) => id !== actorId);
  if (others.length === 0) return null;
  const count = row.total - (row.models.length - others.length);
  return (
    <section aria-labelledby="others-heading">
      <SectionHeading
        headingId="others-heading"
        title={intl.formatMessage(messages.others)}
        note={intl.formatNumber(count)}
      />
      <TileGrid>
        {others.slice(0, maxTiles).map((model) => (
          <ModelTile key={model.id} model={model} />
        ))}
      </TileGrid>
    </section>
  );
});
