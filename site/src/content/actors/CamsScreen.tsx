import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { messages } from './Cams.messages.ts';
import { useLiveModels } from './cams-stores.ts';
import { ModelTile } from './ModelTile.tsx';
import { NobodyLive } from './NobodyLive.tsx';

/** Everybody who is live, page by page. */
export const CamsScreen = observer(() => {
  const intl = useIntl();
  const models = useLiveModels();
  return (
    <ListPage
      title={intl.formatMessage(messages.title)}
      note={intl.formatMessage(messages.count, { count: models.total })}
    >
      <ListFrame list={models} pending={<PendingTiles />} empty={<NobodyLive />}>
        <TileGrid>
          {models.items.map((model) => (
            <ModelTile key={model.id} model={model} />
          ))}
        </TileGrid>
      </ListFrame>
    </ListPage>
  );
});
