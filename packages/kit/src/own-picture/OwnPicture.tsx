import { useEffect, useRef } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { videoCameraSlash } from '../icons/paths/video-camera-slash.ts';
import { x } from '../icons/paths/x.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './OwnPicture.messages.ts';
import { ownPictureStyles } from './OwnPicture.styles.ts';

/** Props of OwnPicture. */
export interface OwnPictureProps extends RootProps<'figure'> {
  /** The performer's name, who is the only one to see it. */
  name: string;
  /** The camera's picture; null shows why there is none. */
  stream: MediaStream | null;
  /** Why there is no picture: the browser asks, it does not allow it, there is no camera, or it is off. @default 'off' */
  reason?: 'asking' | 'denied' | 'missing' | 'off' | undefined;
  /** Called when the guest hides the view; the camera has its own button. */
  onHide: () => void;
}

const Root = styled.figure.withConfig({ componentId: 'kit-own-picture' })`
  ${ownPictureStyles}
`;

/** Picture of the guest's camera, mirrored and without sound, with who sees it. */
export function OwnPicture({ name, stream, reason = 'off', onHide, ...rest }: OwnPictureProps) {
  const intl = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <Root
      aria-label={intl.formatMessage(messages.label)}
      {...rest}
      data-on-picture=""
      data-state={stream ? 'on' : reason}
    >
      {stream ? (
        <>
          <video ref={video} autoPlay muted playsInline />
          <figcaption data-part="label">{intl.formatMessage(messages.onlySees, { name })}</figcaption>
        </>
      ) : (
        <p data-part="note" role="status">
          <Icon path={videoCameraSlash} size={24} />
          <span data-part="words">{intl.formatMessage(messages[reason])}</span>
        </p>
      )}
      <button type="button" onClick={onHide}>
        <Icon path={x} size={16} />
        <span className="kit-visually-hidden">{intl.formatMessage(messages.hide)}</span>
      </button>
    </Root>
  );
}
