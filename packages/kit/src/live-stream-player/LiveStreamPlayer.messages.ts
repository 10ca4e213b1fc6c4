import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  connecting: { id: 'kit.liveStreamPlayer.connecting', defaultMessage: 'Connecting' },
  retrying: { id: 'kit.liveStreamPlayer.retrying', defaultMessage: 'The picture is being fetched again' },
  ended: { id: 'kit.liveStreamPlayer.ended', defaultMessage: 'The picture has ended' },
  soundOnly: { id: 'kit.liveStreamPlayer.soundOnly', defaultMessage: 'Sound only' },
  away: { id: 'kit.liveStreamPlayer.away', defaultMessage: 'The picture plays in its own window' },
  showHere: { id: 'kit.liveStreamPlayer.showHere', defaultMessage: 'Show it here' },
  unmute: { id: 'kit.liveStreamPlayer.unmute', defaultMessage: 'Turn the sound on' },
});
