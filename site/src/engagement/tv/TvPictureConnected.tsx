import { ButtonLink } from '@lounge/kit/button';
import { useKit } from '@lounge/kit/kit-provider';
import { Notice } from '@lounge/kit/notice';
import { StatePanel } from '@lounge/kit/state-panel';
import { VideoPlayer } from '@lounge/kit/video-player';
import { formatTime, pathTo } from '@lounge/locale';
import type { TvEntryData, TvStream } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { preload } from 'react-dom';
import { useIntl } from 'react-intl';
import { SubscriptionConnected } from '../../foundation/subscriptions/SubscriptionConnected.tsx';
import { useApp } from '../../shared/app-context.ts';
import { tvStreamLoader } from './load-tv-stream.ts';
import { messages } from './TvLive.messages.ts';

/** The picture of a stream and its sources. */
const usePicture = ({ sources }: TvStream) => {
  const whep = sources.find(({ type }) => type === 'whep')?.url ?? null;
  const list = sources.find(({ type }) => type !== 'whep');
  const loadStream = useMemo(() => tvStreamLoader(whep), [whep]);
  const source = list === undefined ? null : ({ src: list.url, type: list.type === 'mp4' ? 'mp4' : 'hls' } as const);
  return { source, loadStream };
};

/** The still of an entry, as large as the player. */
const stillOf = ({ previewPicture }: TvEntryData): string => `${previewPicture.url}/w640.webp`;

/** Says in place of the picture what is on premium, and what it costs to see it. */
const Locked = observer(({ current }: { current: TvEntryData | null }) => {
  const intl = useIntl();
  const { timeZone } = useKit();
  const { language } = useApp().config;
  return (
    <div data-part="locked">
      <div>
        {current !== null && (
          <>
            <img src={stillOf(current)} alt="" width={16} height={9} fetchPriority="high" decoding="async" />
            <p>{intl.formatMessage(messages.until, { time: formatTime(current.end, timeZone) })}</p>
            <h1>{current.title}</h1>
            <p>{current.text}</p>
          </>
        )}
        <p>{intl.formatMessage(messages.locked)}</p>
        <ButtonLink variant="outline" href={pathTo('tv.livestream', language)}>
          {intl.formatMessage(messages.toFreeTv)}
        </ButtonLink>
      </div>
      <SubscriptionConnected product="tv" perks={[intl.formatMessage(messages.premiumPerk)]} />
    </div>
  );
});

/** Nothing is on: the next entry, and the way to the library. */
const NothingOn = observer(({ next }: { next: TvEntryData | null }) => {
  const intl = useIntl();
  const { timeZone } = useKit();
  const { language } = useApp().config;
  const text =
    next === null
      ? intl.formatMessage(messages.nothingOnText)
      : intl.formatMessage(messages.backWith, { title: next.title });
  return (
    <StatePanel
      kind="empty"
      title={
        next === null
          ? intl.formatMessage(messages.nothingOn)
          : intl.formatMessage(messages.backAt, { time: formatTime(next.start, timeZone) })
      }
      text={text}
      step={{ label: intl.formatMessage(messages.library), href: pathTo('tv.media', language) }}
    />
  );
});

/** Says that the subscription ended while its stream was watched. */
const Ended = () => {
  const intl = useIntl();
  const { language } = useApp().config;
  return (
    <Notice
      tone="warning"
      role="status"
      title={intl.formatMessage(messages.ended)}
      text={intl.formatMessage(messages.endedText)}
      step={{ label: intl.formatMessage(messages.toFreeTv), href: pathTo('tv.livestream', language) }}
    />
  );
};

/**
 * The picture of a stream, which begins with a press: by WebRTC or HLS, with the keys of a video. A locked one says what is on.
 * @spec screen:tv.livestream 1, screen:tv.premium-livestream 1, feature:tv.premium
 */
export const TvPictureConnected = observer(({ stream }: { stream: TvStream }) => {
  const intl = useIntl();
  const { data, current, next, ended } = stream;
  const { source, loadStream } = usePicture(stream);
  const [plays, setPlays] = useState(false);
  const { value } = data;
  if (value === null) return null;
  if (value.isLocked && source === null) return <Locked current={current} />;
  if (source === null) return <NothingOn next={next} />;
  const poster = current === null ? undefined : stillOf(current);
  // The largest picture of the page.
  if (poster !== undefined) preload(poster, { as: 'image', fetchPriority: 'high' });
  return (
    <>
      {ended !== null && <Ended />}
      <VideoPlayer
        live
        title={current?.title ?? intl.formatMessage(messages.title)}
        source={source}
        loadStream={loadStream}
        poster={poster}
        autoPlay={plays}
        onPlaying={() => setPlays(true)}
        onProgress={({ paused }) => setPlays(!paused)}
      />
    </>
  );
});
