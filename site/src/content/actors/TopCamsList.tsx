import { ChipLink } from '@lounge/kit/chip';
import { TileGrid } from '@lounge/kit/tile-grid';
import { TopCamTile } from '@lounge/kit/top-cam-tile';
import type { TopCamData, TopCamsType } from '@lounge/stores/content/actors';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { ListFrame } from '../../foundation/page/ListFrame.tsx';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { PendingTiles } from '../../foundation/page/PendingTiles.tsx';
import { languageNames } from './language-names.ts';
import { messages } from './TopCams.messages.ts';
import { useTopCams } from './top-cams-stores.ts';
import { isOnlineOnly } from './online-only.ts';

const Filter = styled.nav.withConfig({ componentId: 'site-top-cams-filter' })`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 20px 0 24px;
`;

const Tile = observer(({ cam, isMarked }: { cam: TopCamData; isMarked: boolean }) => {
  const { stores } = useApp();
  const isOnline = stores.presence.isOnline(cam.id, cam.online);
  return (
    <TopCamTile
      id={`cam-${cam.id}`}
      aria-current={isMarked || undefined}
      name={cam.name}
      href={cam.profileLink}
      picture={pictureContent(cam.previewPicture)}
      presence={isOnline ? 'online' : 'offline'}
      age={cam.age}
      languages={languageNames(cam.spokenLanguages, useIntl())}
      rating={{ count: cam.ratingCount, satisfaction: cam.satisfactionRate }}
      rank={cam.rank}
      pins={cam.pinnedCount}
      points={cam.rankingPointsVideoCall > 0 ? cam.rankingPointsVideoCall : undefined}
      callPrice={cam.videocallPrice ?? undefined}
      takesCalls={isOnline && cam.videocallPrice !== null}
      lock={cam.isCountryBanned ? 'country' : undefined}
    />
  );
});

/** Props of TopCamsList. */
export interface TopCamsListProps {
  type: TopCamsType;
  /** The performer whose place is marked. */
  marked?: number | undefined;
}

/** A top list with its filter, which is in the address. Who goes offline leaves the list of those online. */
export const TopCamsList = observer(({ type, marked }: TopCamsListProps) => {
  const intl = useIntl();
  const { stores } = useApp();
  const { pathname, search } = useLocation();
  const online = isOnlineOnly(new URLSearchParams(search));
  const list = useTopCams().open(type, online);
  const shown = (list.value ?? []).filter((cam) => !online || stores.presence.isOnline(cam.id, cam.online));
  return (
    <>
      <Filter aria-label={intl.formatMessage(messages[type])}>
        <ChipLink href={pathname} selected={!online}>
          {intl.formatMessage(messages.everybody)}
        </ChipLink>
        <ChipLink href={`${pathname}?online=1`} selected={online}>
          {intl.formatMessage(messages.onlyOnline)}
        </ChipLink>
      </Filter>
      <ListFrame
        list={list}
        count={shown.length}
        pending={<PendingTiles />}
        empty={
          <ErrorPanel
            kind="empty"
            title={intl.formatMessage(messages.nobody)}
            text={intl.formatMessage(messages.nobodyHint)}
          />
        }
      >
        <TileGrid>
          {shown.map((cam) => (
            <Tile key={cam.id} cam={cam} isMarked={cam.id === marked} />
          ))}
        </TileGrid>
      </ListFrame>
    </>
  );
});
