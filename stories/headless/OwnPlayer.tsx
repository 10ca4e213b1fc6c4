import { type PlayerOptions, usePlayer } from '@lounge/kit/video-player';

/** A video player with markup of its own. */
export function OwnPlayer(props: PlayerOptions) {
  const player = usePlayer(props);
  const isGoing = player.phase === 'playing' || player.phase === 'buffering';
  return (
    <section {...player.getRootProps()}>
      <div {...player.getFrameProps()}>
        <video {...player.getVideoProps()} width={320}>
          <track key={player.caption} {...player.getTrackProps()} kind="captions" />
        </video>
        <p>{player.captionText}</p>
        <p {...player.getLoadingProps()}>{player.phase === 'buffering' && 'Loading'}</p>
        {player.phase === 'failed' && <button {...player.getRetryProps()}>Once more</button>}
        <button {...player.getToggleProps()}>{isGoing ? 'Stop' : 'Go'}</button>
        <input {...player.getSeekProps()} />
        <button {...player.getMuteProps()}>Mute</button>
        <input {...player.getVolumeProps()} />
      </div>
    </section>
  );
}
