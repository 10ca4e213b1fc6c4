import { ButtonLink } from '@lounge/kit/button';
import { ChipLink } from '@lounge/kit/chip';
import { useKit } from '@lounge/kit/kit-provider';
import { Notice } from '@lounge/kit/notice';
import { SectionHeading } from '@lounge/kit/section-heading';
import { TileGrid } from '@lounge/kit/tile-grid';
import { VideoPlayer } from '@lounge/kit/video-player';
import { formatDay, pathTo } from '@lounge/locale';
import type { TvPostData, TvVideo } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { preload } from 'react-dom';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ModelTile } from '../../content/actors/ModelTile.tsx';
import { captionsOf } from '../../content/videos/captions-of.ts';
import { loadStream } from '../../content/videos/load-stream.ts';
import { minutesOf } from '../../content/videos/minutes-of.ts';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { useApp } from '../../shared/app-context.ts';
import { useTvVideos } from './library-stores.ts';
import { messages } from './TvLibrary.messages.ts';
import { VideoRow } from './VideoRow.tsx';
import { PinTvVideoConnected, TvVideoCard } from './TvVideoCard.tsx';
import { tvVideoScreenStyles } from './TvVideoScreen.styles.ts';

const Page = styled.div.withConfig({ componentId: 'site-tv-video' })`
  ${tvVideoScreenStyles}
`;

/** The player: the whole video, or its preview where it is locked. */
const Watch = observer(({ video, post }: { video: TvVideo; post: TvPostData['post'] }) => {
  const intl = useIntl();
  const { config } = useApp();
  const { language, guestId } = config;
  const playback = video.playback.value;
  const poster = `${post.picture.url}/w640.webp`;
  preload(poster, { as: 'image', fetchPriority: 'high' });
  const source = playback === null ? null : (playback.full ?? playback.preview);
  return (
    <div data-part="player">
      <VideoPlayer
        title={post.title}
        source={source === null ? null : { src: source.url, type: source.type }}
        duration={source?.duration ?? undefined}
        loadStream={loadStream}
        poster={poster}
        captions={source === null ? undefined : captionsOf(source, language)}
        onProgress={({ time }) => video.onProgress(time, guestId !== null)}
      />
      {playback?.isLocked === true && (
        <Notice
          tone="neutral"
          title={intl.formatMessage(messages.lockedTitle)}
          text={intl.formatMessage(messages.lockedText)}
          step={{ label: intl.formatMessage(messages.subscribe), href: pathTo('tv.premium', language) }}
        />
      )}
    </div>
  );
});

/** The categories of a video; each leads to the newest videos that have it. */
const Categories = ({ categories }: Pick<TvPostData, 'categories'>) => {
  const intl = useIntl();
  const { language } = useApp().config;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage(messages.categories)}>
      {categories.map(({ key, name }) => (
        <ChipLink key={key} href={`${pathTo('tv.media', language)}?category=${key}`}>
          {name}
        </ChipLink>
      ))}
    </nav>
  );
};

const Similar = ({ models }: TvPostData['similar']) => {
  const intl = useIntl();
  if (models.length === 0) return null;
  return (
    <section aria-labelledby="in-video">
      <SectionHeading headingId="in-video" title={intl.formatMessage(messages.withThem)} />
      <TileGrid aria-labelledby="in-video">
        {models.map((model) => (
          <ModelTile key={model.id} model={model} />
        ))}
      </TileGrid>
    </section>
  );
};

const Previous = ({ previous }: Pick<TvPostData, 'previous'>) => {
  const intl = useIntl();
  if (previous === null) return null;
  return (
    <section aria-labelledby="previous" data-part="previous">
      <SectionHeading headingId="previous" title={intl.formatMessage(messages.previous)} />
      <TvVideoCard video={previous} />
    </section>
  );
};

/** A video of the library: player, words, the one before, who is in it, and what fits. @spec screen:tv.single-video */
export const TvVideoScreen = observer(() => {
  const intl = useIntl();
  const { timeZone } = useKit();
  const { language } = useApp().config;
  const { slug = '' } = useParams();
  const video = useTvVideos().open(slug);
  const { value } = video.post;
  if (value === null) return null;
  const { post, previous, similar, categories } = value;
  const { title, text, formatTitle, number, duration, publishedAt } = post;
  return (
    <Page key={post.id}>
      {video.playback.state === 'failed' && video.playback.value === null ? (
        <ErrorPanel
          kind="error"
          title={intl.formatMessage(messages.notPlayed)}
          requestId={video.playback.failure?.requestId ?? undefined}
          step={{ onAct: () => void video.playback.load() }}
        />
      ) : (
        <Watch video={video} post={post} />
      )}
      <header>
        <h1>{title}</h1>
        <p>
          {intl.formatMessage(messages.facts, { title: formatTitle, number, minutes: minutesOf(duration) })}
          {' · '}
          <time dateTime={publishedAt}>{formatDay(publishedAt, language, timeZone)}</time>
        </p>
        <p data-part="text">{text}</p>
        <div data-part="steps">
          <PinTvVideoConnected video={post} look="outline" />
          <ButtonLink variant="outline" href={pathTo('tv.mediathek-series', language, { series: post.key })}>
            {formatTitle}
          </ButtonLink>
        </div>
        <Categories categories={categories} />
      </header>
      <Previous previous={previous} />
      <VideoRow
        id="suggestions"
        title={intl.formatMessage(messages.suggestions)}
        videos={video.suggestions.value ?? []}
      />
      <Similar models={similar.models} />
    </Page>
  );
});
