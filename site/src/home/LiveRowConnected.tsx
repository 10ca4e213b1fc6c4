import { ArchTile } from '@lounge/kit/arch-tile';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo } from '@lounge/locale';
import type { LiveRow, ModelData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { lazyOrServerRendered } from '../shared/lazy-or-server-rendered.ts';
import { useApp } from '../shared/app-context.ts';
import { messages as grid } from '../engagement/tile-grid/TileGrid.messages.ts';
import { counts, messages } from './Home.messages.ts';
import { pictureContent } from '../foundation/page/picture-content.ts';
import { PendingTilesSlot } from '../foundation/page/error-slots.tsx';
import { ListFrame } from '../foundation/page/ListFrame.tsx';

/** One performer of the row; an observer of its own, so that only it renders again when the performer's state changes. */
const LiveTile = observer(({ model }: { model: ModelData }) => {
  const { stores, config } = useApp();
  return (
    <ArchTile
      name={model.name}
      href={pathTo('performer.live-show', config.language, { actorName: model.slug })}
      picture={pictureContent(model.portrait)}
      presence={stores.presence.isOnline(model.id, model.isOnline) ? 'online' : 'offline'}
      price={model.price === null ? undefined : { amount: model.price, per: 'minute' }}
    />
  );
});

/** Rarely needed, so it is no part of the first load. */
const NobodyLive = lazyOrServerRendered(async () => ({
  default: (await import('../content/actors/NobodyLive.tsx')).NobodyLive,
}));

const maxTiles = 9;

/**
 * Who is live now.
 * @spec query:models.online
 * @assumed Tiles are one link to the live page, with the free look and the chat buttons: the mockups draw no action on them.
 */
export const LiveRowConnected = observer(({ liveRow }: { liveRow: LiveRow }) => {
  const { config } = useApp();
  const intl = useIntl();
  const note = liveRow.page.value === null ? undefined : intl.formatMessage(counts.live, { count: liveRow.total });
  return (
    <section id="live" aria-labelledby="live-heading">
      <SectionHeading
        headingId="live-heading"
        title={intl.formatMessage(messages.liveNow)}
        note={note}
        more={
          liveRow.total > maxTiles
            ? {
                href: pathTo('cams', config.language),
                label: intl.formatMessage(grid.showAll),
              }
            : undefined
        }
      />
      <ListFrame
        list={liveRow.page}
        count={liveRow.models.length}
        onReload={() => void liveRow.load()}
        pending={<PendingTilesSlot kind="arches" label={intl.formatMessage(messages.liveNow)} />}
        empty={
          <Suspense fallback={null}>
            <NobodyLive />
          </Suspense>
        }
      >
        <ScrollRow item="arch" label={intl.formatMessage(messages.liveNow)}>
          {liveRow.models.slice(0, maxTiles).map((model) => (
            <LiveTile key={model.id} model={model} />
          ))}
        </ScrollRow>
      </ListFrame>
    </section>
  );
});
