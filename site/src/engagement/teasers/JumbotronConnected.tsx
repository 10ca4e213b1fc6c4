import { ButtonLink } from '@lounge/kit/button';
import { playFill } from '@lounge/kit/icons';
import { Jumbotron } from '@lounge/kit/jumbotron';
import { pathTo } from '@lounge/locale';
import type { Jumbotron as JumbotronStore, SlideData } from '@lounge/stores/engagement/teasers';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp, type App } from '../../shared/app-context.ts';
import { pictureContent } from '../../foundation/page/picture-content.ts';
import { messages } from './Jumbotron.messages.ts';

const slideOf = (slide: SlideData, { stores }: App) => ({
  id: slide.id,
  title: slide.title,
  text: slide.lead,
  status: slide.kicker,
  badges: stores.presence.isOnline(slide.actorId, slide.isOnline) ? [{ kind: 'live' as const }] : [],
  picture: pictureContent(slide.banner),
  upright: pictureContent(slide.thumb),
  thumb: pictureContent(slide.thumb),
});

/** The stage at the top of the start page. @spec screen:jumbotron */
export const JumbotronConnected = observer(({ jumbotron }: { jumbotron: JumbotronStore }) => {
  const app = useApp();
  const intl = useIntl();
  const slides = jumbotron.slides.map((slide) => slideOf(slide, app));
  const shown = jumbotron.slides[jumbotron.current];
  if (shown === undefined) return null;
  const isOnline = app.stores.presence.isOnline(shown.actorId, shown.isOnline);
  const profile = pathTo('performer.overview', app.config.language, { actorName: shown.actorSlug });
  return (
    <Jumbotron
      data-type={jumbotron.content.value?.type}
      slides={slides}
      current={jumbotron.current}
      onChoose={({ index }) => jumbotron.show(index)}
      actions={
        <>
          {isOnline && (
            <ButtonLink variant="primary" size="large" icon={playFill} href={`${profile}?watch=live`}>
              {intl.formatMessage(messages.watchPreview)}
            </ButtonLink>
          )}
          <ButtonLink variant={isOnline ? 'quiet' : 'primary'} size="large" href={profile}>
            {intl.formatMessage(messages.seeProfile)}
          </ButtonLink>
        </>
      }
    />
  );
});
