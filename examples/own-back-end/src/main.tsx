import '@lounge/kit/brasa.css';
import { brasa } from '@lounge/kit/brasa';
import { KitProvider } from '@lounge/kit/kit-provider';
import { PerformerTile } from '@lounge/kit/performer-tile';
import type { PictureUrl } from '@lounge/kit/picture';
import { StatePanel } from '@lounge/kit/state-panel';
import { TileGrid } from '@lounge/kit/tile-grid';
import { LiveRow } from '@lounge/stores/content/actors';
import { createScope, systemClock } from '@lounge/transport';
import { observer } from 'mobx-react-lite';
import { createRoot } from 'react-dom/client';
import { client } from './client.ts';
import { EventSocket } from './EventSocket.ts';

const [scope, clock] = [createScope(), systemClock];
const row = new LiveRow({ scope, client, clock });
row.listen({ scope, clock, socket: new EventSocket('/api/changes') });

const pictureUrl: PictureUrl = ({ src, width }) => `${src}?width=${width}`;

const LiveNow = observer(() => {
  if (row.page.state === 'failed') return <StatePanel kind="error" step={{ onAct: () => void row.load() }} />;
  return (
    <TileGrid isPending={row.page.value === null}>
      {row.models.map(({ id, name, slug, portrait, age, city, price }) => (
        <PerformerTile
          key={id}
          name={name}
          href={`#${slug}`}
          picture={{ src: portrait.url, tint: portrait.tint }}
          presence="online"
          age={age}
          place={city}
          price={price === null ? undefined : { amount: price, per: 'minute' }}
        />
      ))}
    </TileGrid>
  );
});

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root.');
createRoot(root).render(
  <KitProvider brand={brasa} pictureUrl={pictureUrl}>
    <LiveNow />
  </KitProvider>,
);
void row.load();
