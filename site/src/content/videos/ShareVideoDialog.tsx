import { Button } from '@lounge/kit/button';
import { shareNetwork } from '@lounge/kit/icons';
import { ModalWindow } from '@lounge/kit/modal-window';
import { TextField } from '@lounge/kit/text-field';
import { VideoShareForm, type VideoShareState } from '@lounge/kit/video-share-form';
import type { PlaybackData, VideoShare } from '@lounge/stores/content/videos';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './ShareVideo.messages.ts';
import { useVideoShares } from './share-stores.ts';
import { useLinkCopy } from './use-link-copy.ts';

const Link = styled.section.withConfig({ componentId: 'site-share-link' })`
  display: grid;
  gap: 12px;
  padding-bottom: 20px;
  margin-bottom: 8px;
  border-bottom: 1px solid var(--kit-line);
  > p {
    margin: 0;
    color: var(--kit-text-muted);
  }
  > [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
  }
`;

/** The link of the video: to copy, and where the device has it to give to another app. */
const LinkSection = ({ link, title }: { link: string; title: string }) => {
  const intl = useIntl();
  const { input, onCopy, note, setNote } = useLinkCopy(link);
  const give = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: link });
    } catch (cause) {
      // The visitor has closed the list of apps.
      const isCancelled = cause instanceof DOMException && cause.name === 'AbortError';
      if (!isCancelled) setNote(messages.notShared);
    }
  };
  return (
    <Link>
      <TextField label={intl.formatMessage(messages.link)} input={input} />
      <div data-part="ways">
        <Button variant="outline" onClick={onCopy}>
          {intl.formatMessage(messages.copy)}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" icon={shareNetwork} onClick={() => void give()}>
            {intl.formatMessage(messages.device)}
          </Button>
        )}
      </div>
      <p role="status">{note}</p>
    </Link>
  );
};

/** The state of the form, of what the store knows. */
const stateOf = ({ kind }: VideoShare['state']): VideoShareState => {
  if (kind === 'sent') return 'ok';
  return kind === 'malformed' ? 'idle' : kind;
};

interface DialogProps {
  readonly video: PlaybackData['video'];
  readonly onClose: () => void;
}

/** Shares a video: its link, and a mail. @spec screen:overlay.video-share, feature:videos.share */
export const ShareVideoDialog = observer(({ video: { id, title, link }, onClose }: DialogProps) => {
  const intl = useIntl();
  const { config, paymentDialog } = useApp();
  const share = useVideoShares().open(id);
  const { state, recipient, message } = share;
  const logIn = (): void => {
    onClose();
    paymentDialog.open('log-in');
  };
  return (
    <ModalWindow title={intl.formatMessage(messages.title, { title })} onClose={onClose}>
      <LinkSection link={new URL(link, location.href).href} title={title} />
      <VideoShareForm
        recipient={recipient}
        message={message}
        videoId={id}
        guestId={config.guestId}
        state={stateOf(state)}
        sentTo={state.kind === 'sent' ? state.recipient : undefined}
        wrong={state.kind === 'malformed' ? state.field : undefined}
        onType={share.type}
        onSend={() => void share.send()}
        onLogIn={logIn}
      />
    </ModalWindow>
  );
});
