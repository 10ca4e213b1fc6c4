import { Chip } from '@lounge/kit/chip';
import { KitProvider } from '@lounge/kit/kit-provider';
import { PerformerTile } from '@lounge/kit/performer-tile';
import type { PictureUrl } from '@lounge/kit/picture';
import { TileGrid } from '@lounge/kit/tile-grid';
import { velvet } from '@lounge/kit/velvet';
import type { AnswerOf } from '@lounge/protocol';
import type { onlineModels } from '@lounge/protocol/content/actors';
import { useMemo, useState } from 'react';

/** The data that the server has read and the browser needs too. */
export interface PageData {
  readonly server: string;
  readonly performers: AnswerOf<typeof onlineModels>['items'];
}

/** The page, on the server and in the browser. */
export function LiveNow({ data: { server, performers } }: { data: PageData }) {
  const [isVipOnly, setVipOnly] = useState(false);
  const pictureUrl = useMemo<PictureUrl>(
    () =>
      ({ src, width, format }) =>
        `${server}${src}/w${width}.${format}`,
    [server],
  );
  const shown = performers.filter(({ isVip }) => isVip || !isVipOnly);
  return (
    <KitProvider brand={velvet} scope="document" theme="dark" pictureUrl={pictureUrl}>
      <Chip selected={isVipOnly} onClick={() => setVipOnly(!isVipOnly)}>
        VIP only
      </Chip>
      <TileGrid>
        {shown.map(({ id, name, slug, portrait, age, city }) => (
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
    </KitProvider>
  );
}
