import { Badge } from '@lounge/kit/badge';
import { Button } from '@lounge/kit/button';
import { playFill } from '@lounge/kit/icons';
import { Picture } from '@lounge/kit/picture';
import type { ActorData } from '@lounge/stores/content/actors';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { messages } from '../content/actors/Performer.messages.ts';
import { pictureContent } from '../foundation/page/picture-content.ts';

const Root = styled.section.withConfig({ componentId: 'site-live-picture' })`
  position: relative;
  max-width: 640px;
  margin-top: 28px;
  overflow: hidden;
  border-radius: var(--kit-radius-3);
  /* The portrait is upright: its face fills the place that the live preview takes. */
  > [data-tint] {
    aspect-ratio: 16 / 9;
  }
  > [data-tint] > img {
    object-position: 50% 30%;
  }
  > [data-part='badge'] {
    position: absolute;
    top: 16px;
    inset-inline-start: 16px;
  }
  > [data-part='watch'] {
    position: absolute;
    inset-inline-start: 16px;
    bottom: 16px;
  }
`;

/** The picture of a performer who is live, from which her live preview begins. @spec screen:performer.live-show 1 */
export const LivePicture = ({ actor, onWatch }: { actor: ActorData; onWatch: () => void }) => {
  const intl = useIntl();
  return (
    <Root aria-label={intl.formatMessage(messages.livePicture, { name: actor.name })}>
      <Picture {...pictureContent(actor.portrait)} width={16} height={9} sizes="(min-width: 720px) 640px, 100vw" />
      <div data-part="badge">
        <Badge badge={{ kind: 'live' }} />
      </div>
      {actor.isLivePreviewEnabled && (
        <div data-part="watch">
          <Button data-needs-script variant="primary" icon={playFill} onClick={onWatch}>
            {intl.formatMessage(messages.watchLive)}
          </Button>
        </div>
      )}
    </Root>
  );
};
