import { ButtonLink } from '@lounge/kit/button';
import type { TvStream, TvStreamType } from '@lounge/stores/engagement/tv';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { OnAirConnected } from './OnAirConnected.tsx';
import { ProgrammeConnected } from './ProgrammeConnected.tsx';
import { SeriesRow } from './SeriesRow.tsx';
import { streamPath } from './stream-path.ts';
import { StreamChips } from './StreamChips.tsx';
import { RecommendedRow } from './VideoRow.tsx';
import { messages } from './TvLive.messages.ts';
import { TvPictureConnected } from './TvPictureConnected.tsx';
import { tvScreenStyles } from './TvScreen.styles.ts';
import { useTvStreams } from './tv-stores.ts';

const Page = styled.div.withConfig({ componentId: 'site-tv' })`
  ${tvScreenStyles}
`;

/** The entry that is on, under the picture, and the way to write to its first host. */
const About = observer(({ stream }: { stream: TvStream }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { current, hosts, data, sources } = stream;
  // The locked player has the title.
  if (data.value?.isLocked === true && sources.length === 0) return null;
  const host = hosts[0]?.actor;
  return (
    <header>
      <div>
        <h1>{current?.title ?? intl.formatMessage(messages.title)}</h1>
        {current !== null && <p>{current.text}</p>}
      </div>
      {host !== undefined && (
        <ButtonLink variant="primary" href={messengerPath(language, host.id)}>
          {intl.formatMessage(messages.writeTo, { name: host.name })}
        </ButtonLink>
      )}
    </header>
  );
});

/** The page of a stream: its picture, its hosts, its programme, and the series. */
const StreamPage = observer(({ type }: { type: TvStreamType }) => {
  const { language } = useApp().config;
  const stream = useTvStreams().open(type);
  useEffect(() => stream.watch(), [stream]);
  return (
    <Page>
      <div data-part="picture">
        <StreamChips type={type} hrefOf={(each) => streamPath(each, language)} />
        <TvPictureConnected stream={stream} />
        <About stream={stream} />
      </div>
      <OnAirConnected stream={stream} />
      <ProgrammeConnected type={type} />
      <RecommendedRow />
      <SeriesRow />
    </Page>
  );
});

/** Free TV, live. @spec screen:tv.livestream */
export const TvScreen = () => <StreamPage type="live" />;

/** The premium stream, which needs a TV subscription. @spec screen:tv.premium-livestream */
export const TvPremiumLivestreamScreen = () => <StreamPage type="premium" />;
