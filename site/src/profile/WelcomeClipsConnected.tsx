import { WelcomeClipRotator } from '@lounge/kit/welcome-clip-rotator';
import { pathTo } from '@lounge/locale';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { pictureContent } from '../foundation/page/picture-content.ts';
import { useWelcomeClips } from '../content/actors/about-stores.ts';
import { messages } from '../content/actors/Profile.messages.ts';
import { loadStream } from '../content/videos/load-stream.ts';
import { useApp } from '../shared/app-context.ts';
import { useRead } from '../shared/use-read.ts';

/** Welcome clips, the performer's own one first; read where they are shown. @spec screen:welcome-clip-rotator */
export const WelcomeClipsConnected = observer(({ actorId }: { actorId: number }) => {
  const intl = useIntl();
  const { stores, config } = useApp();
  const clips = useWelcomeClips().open(actorId);
  useRead(clips);
  if (clips.state === 'failed') return null;
  return (
    <WelcomeClipRotator
      label={intl.formatMessage(messages.clips)}
      isPending={clips.value === null}
      loadStream={loadStream}
      clips={(clips.value ?? []).map(({ id, model, preview, qualities, vtt }) => ({
        id,
        name: model.name,
        href: pathTo('performer.overview', config.language, { actorName: model.slug }),
        poster: pictureContent(preview),
        isOnline: stores.presence.isOnline(model.id, model.isOnline),
        sources: qualities.map(({ name, type, url }) => ({ label: name, src: url, type })),
        captions: { language: config.language, src: vtt },
      }))}
    />
  );
});
