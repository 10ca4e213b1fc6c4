import { BannerTile } from '@lounge/kit/banner-tile';
import { TeaserTile } from '@lounge/kit/teaser-tile';
import type { PageBanner } from '@lounge/stores/engagement/teasers';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useMatches } from 'react-router-dom';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import type { RouteHandle } from '../../shared/head.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from './Teasers.messages.ts';
import { useTeasers } from './teasers-stores.ts';

const Shelf = styled.aside.withConfig({ componentId: 'site-teasers' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 18px;
  max-width: 1432px;
  margin: 0 auto;
  padding: 0 var(--kit-page-margin) var(--kit-space-6);
  > [data-part='banner'] {
    grid-column: 1 / -1;
  }
`;

/** Reads what the page has, when it was opened. */
const useTeasersOfPage = (): void => {
  const teasers = useTeasers();
  const { handle, pathname, params } = useMatches().at(-1) ?? {};
  const routeName = (handle as RouteHandle | undefined)?.key;
  useEffect(() => {
    if (routeName === undefined) return;
    const entries = Object.entries(params ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    void teasers.openPage({ routeName, routeArgs: Object.fromEntries(entries) as Record<string, string> });
    // The parameters follow from the address.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [teasers, routeName, pathname]);
};

const BannerConnected = observer(({ banner: { wide, tall } }: { banner: PageBanner }) => {
  const { presence } = useApp().stores;
  return (
    <BannerTile
      data-click={wide.onClickType}
      data-actor={wide.relatedActorId ?? undefined}
      data-suffix={`${wide.containerClassSuffix} ${tall.containerClassSuffix}`}
      level={2}
      title={wide.title}
      text={wide.text}
      href={wide.onClickUrl}
      wide={{ src: wide.imagePath }}
      tall={{ src: tall.imagePath }}
      performer={
        wide.relatedActorId === null
          ? undefined
          : { name: wide.relatedActorName ?? '', isOnline: presence.isOnline(wide.relatedActorId, wide.isActorOnline) }
      }
    />
  );
});

/**
 * The teasers and the banner of the page, below its content, where nothing moves when they come.
 * @spec screen:overlay.teaser, screen:overlay.banner, feature:shell.offers-banners
 */
export const TeasersConnected = observer(() => {
  const intl = useIntl();
  useTeasersOfPage();
  const teasers = useTeasers();
  if (teasers.teasers.length === 0 && teasers.banner === null) return null;
  return (
    <Shelf aria-label={intl.formatMessage(messages.teasers)}>
      {teasers.banner !== null && (
        <div data-part="banner">
          <BannerConnected banner={teasers.banner} />
        </div>
      )}
      {teasers.teasers.map(({ key, title, text, label, link, picture }) => (
        <TeaserTile
          key={key}
          level={2}
          title={title}
          text={text}
          link={{ href: link, label }}
          picture={pictureContent(picture)}
          onClose={() => teasers.close(key)}
        />
      ))}
    </Shelf>
  );
});
