import { Icon } from '@lounge/kit/icon';
import { heartFill } from '@lounge/kit/icons';
import { PerformerTile } from '@lounge/kit/performer-tile';
import { TileGrid } from '@lounge/kit/tile-grid';
import { readOnline, server } from './server.ts';
import { VipFilter } from './VipFilter.tsx';

// Who is live changes, so each request renders the page.
export const dynamic = 'force-dynamic';

type Performers = Awaited<ReturnType<typeof readOnline>>['items'];

const Tiles = ({ performers }: { performers: Performers }) => (
  <TileGrid>
    {performers.map(({ id, name, slug, portrait, age, city }) => (
      <PerformerTile
        key={id}
        name={name}
        href={`${server}/en/amateur/${slug}/`}
        picture={{ src: portrait.url, tint: portrait.tint }}
        presence="online"
        age={age}
        place={city}
      />
    ))}
  </TileGrid>
);

/** A server component: the icon is rendered by the server alone, tiles are client components. */
export default async function Page() {
  const { items, total } = await readOnline();
  return (
    <main>
      <h1>
        <Icon path={heartFill} size={24} /> {total} are live
      </h1>
      <VipFilter all={<Tiles performers={items} />} vip={<Tiles performers={items.filter(({ isVip }) => isVip)} />} />
    </main>
  );
}
