import '@lounge/kit/velvet.css';
import { KitProvider } from '@lounge/kit/kit-provider';
import { PerformerTile } from '@lounge/kit/performer-tile';
import type { PictureUrl } from '@lounge/kit/picture';
import { StatePanel } from '@lounge/kit/state-panel';
import { TileGrid } from '@lounge/kit/tile-grid';
import { velvet } from '@lounge/kit/velvet';
import { observer } from 'mobx-react-lite';
import { createRoot } from 'react-dom/client';
import { page, row, server, start } from './stores.ts';

const pictureUrl: PictureUrl = ({ src, width, format }) => `${server}${src}/w${width}.${format}`;

const LiveNow = observer(() => {
  if (page.failure !== null) {
    const { kind, requestId } = page.failure;
    return (
      <StatePanel
        kind={kind === 'offline' ? 'offline' : 'error'}
        requestId={requestId ?? undefined}
        step={{ onAct: () => void start() }}
      />
    );
  }
  return (
    <TileGrid isPending={row.page.value === null}>
      {row.models.map(({ id, name, slug, portrait, age, city, price }) => (
        <PerformerTile
          key={id}
          name={name}
          href={`${server}/en/amateur/${slug}/`}
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
  <KitProvider brand={velvet} pictureUrl={pictureUrl}>
    <LiveNow />
  </KitProvider>,
);
void start();
