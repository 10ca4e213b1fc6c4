import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { loadStream } from '../../content/videos/load-stream.ts';

const Press = styled.button.withConfig({ componentId: 'site-muted-clip' })`
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  > video {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Props of MutedClip. */
export interface MutedClipProps {
  src: string;
  type: 'mp4' | 'hls';
  /** The name of the press. */
  label: string;
  /** The URL of the picture before the first frame. */
  poster: string;
  /** Called when it is pressed, to go on with sound and controls. */
  onPress: () => void;
}

/** A clip that plays by itself, without sound. The library of streams is loaded as it plays. */
export const MutedClip = ({ src, type, label, poster, onPress }: MutedClipProps) => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = video;
    if (current === null || type === 'mp4') return;
    // The poster stays where a stream does not load.
    const loading = loadStream({ video: current, src, onQualities: () => undefined, onFailed: () => undefined });
    // What waits for the first frame begins with the wish to play.
    current.play().catch(() => undefined);
    return () => void loading.then(({ end }) => end());
  }, [src, type]);
  return (
    <Press type="button" aria-label={label} onClick={onPress}>
      <video ref={video} src={type === 'mp4' ? src : undefined} poster={poster} muted autoPlay loop playsInline />
    </Press>
  );
};
