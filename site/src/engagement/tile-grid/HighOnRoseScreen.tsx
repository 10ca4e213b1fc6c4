import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ModelTile } from '../../content/actors/ModelTile.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { messages } from './HighOnRose.messages.ts';
import { useHighOnRose } from './high-on-rose-stores.ts';

/** The performers whom guests rate highest. @spec screen:high-on-rose @assumed docs/decisions/0114: the documents say nothing of it. */
export const HighOnRoseScreen = observer(() => {
  const intl = useIntl();
  const { list, load } = useHighOnRose();
  const models = list.items.flatMap((tile) => (tile.kind === 'model' ? [tile.model] : []));
  return (
    <ListPage title={intl.formatMessage(messages.title)} note={intl.formatMessage(messages.description)}>
      <ListFrame list={list} onReload={() => void load()} pending={<PendingTiles />}>
        <TileGrid>
          {models.map((model) => (
            <ModelTile key={model.id} model={model} />
          ))}
        </TileGrid>
      </ListFrame>
    </ListPage>
  );
});
