import { TileGrid } from '@lounge/kit/tile-grid';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { ModelTile } from '../../content/actors/ModelTile.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { ListPage } from '../../foundation/page/ListPage.tsx';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { ContactConnected } from './ContactConnected.tsx';
import { messages } from './TvLibrary.messages.ts';
import { useTvActors } from './tv-stores.ts';

const Performer = styled.div.withConfig({ componentId: 'site-tv-performer' })`
  display: grid;
  gap: 8px;
  align-content: start;
  > [data-part='contact'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > [data-part='contact'] > a {
    flex: 1;
  }
`;

/** The performers of the programme, those who are online first. @spec screen:tv.girls, feature:tv.girls */
export const TvActorsScreen = observer(() => {
  const intl = useIntl();
  const actors = useTvActors();
  const models = actors.value ?? [];
  return (
    <ListPage title={intl.formatMessage(messages.girls)}>
      <ListFrame list={actors} count={models.length} total={models.length} pending={<PendingTiles />}>
        <TileGrid>
          {models.map((model) => (
            <Performer key={model.id}>
              <ModelTile model={model} />
              <ContactConnected actor={model} />
            </Performer>
          ))}
        </TileGrid>
      </ListFrame>
    </ListPage>
  );
});
