import { ArchTile } from '@lounge/kit/arch-tile';
import { ScrollRow } from '@lounge/kit/scroll-row';
import { SectionHeading } from '@lounge/kit/section-heading';
import { pathTo } from '@lounge/locale';
import type { ModelData } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.ts';
import { useHome } from '../../home/home-stores.ts';
import { messages } from '../../home/Home.messages.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { NobodyLive } from './NobodyLive.tsx';

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

const maxTiles = 9;

/**
 * Who is live now.
 * @spec query:models.online
 * @assumed Tiles are one link to the live page, with the free look and the chat buttons: the mockups draw no action on them.
 */
export const LiveRowConnected = observer(() => {
  const { config } = useApp();
  const { liveRow } = useHome();
  const intl = useIntl();
  const note = liveRow.page.value === null ? undefined : intl.formatMessage(messages.people, { count: liveRow.total });
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
                label: intl.formatMessage(messages.showAll),
              }
            : undefined
        }
      />
      <ListFrame
        list={liveRow.page}
        count={liveRow.models.length}
        notLoaded={intl.formatMessage(messages.notLoaded)}
        onReload={() => void liveRow.load()}
        empty={<NobodyLive />}
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
