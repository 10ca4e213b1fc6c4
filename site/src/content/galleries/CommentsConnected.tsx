import { AlbumComments } from '@lounge/kit/album-comments';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { messages } from './Gallery.messages.ts';
import { useAlbumComments } from './galleries-stores.ts';

/** The comments on an album, read where they are shown. @spec feature:albums.comment, component:AlbumComments */
export const CommentsConnected = observer(({ albumId }: { albumId: number }) => {
  const intl = useIntl();
  const { paymentDialog } = useApp();
  const comments = useAlbumComments().open(albumId);
  useRead(comments);
  const { data, change } = comments;
  const { value } = data;
  const shown = (value?.comments ?? []).map(({ guestName: name, ...rest }) => ({ ...rest, name }));
  return (
    <AlbumComments
      data-needs-script
      comments={shown}
      total={value?.commentsTotal}
      bar={value?.bar ?? null}
      state={value !== null ? 'ready' : data.state === 'failed' ? 'notLoaded' : 'loading'}
      isSending={change.state === 'loading'}
      problem={change.state === 'failed' ? intl.formatMessage(messages.notArrived) : undefined}
      onWrite={({ text }) => void comments.write(text)}
      onDelete={({ id }) => void comments.delete(id)}
      onReport={({ id }) => void comments.report(id)}
      onLogIn={() => paymentDialog.open('log-in')}
      onReload={() => void comments.load()}
    />
  );
});
