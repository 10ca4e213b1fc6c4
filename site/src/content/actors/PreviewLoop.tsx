import type { StreamLoader } from '@lounge/kit/video-player';
import type { ProfilePreview } from '@lounge/stores/content/actors';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** Plays streams; loaded with the first moving picture. */
export type LoadLoops = () => Promise<StreamLoader>;

const Loop = styled.video.withConfig({ componentId: 'site-preview-loop' })`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: var(--kit-surface-2);
`;

/** A moving picture without sound and controls. One that does not play leaves only itself out. */
export const PreviewLoop = ({ loop, load }: { loop: NonNullable<ProfilePreview['loop']>; load: LoadLoops }) => {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { type, url } = loop;
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const fail = () => setFailed(true);
    let end = (): void => undefined;
    let isEnded = false;
    const begin = async (): Promise<void> => {
      if (type === 'hls') {
        const open = await load();
        if (isEnded) return;
        const stream = await open({ video: element, src: url, onQualities: () => undefined, onFailed: fail });
        end = stream.end;
        if (isEnded) return end();
      }
      // Where a browser refuses to play, the first picture stays.
      await element.play().catch(() => undefined);
    };
    begin().catch(fail);
    return () => {
      isEnded = true;
      end();
    };
  }, [type, url, load]);
  if (hasFailed) return null;
  return <Loop ref={video} muted loop playsInline aria-hidden="true" {...(type === 'mp4' && { src: url })} />;
};
