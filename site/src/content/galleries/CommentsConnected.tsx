import { AlbumComments } from '@lounge/kit/album-comments';
import { standingIn, type Failure } from '@lounge/transport';
import { observer } from 'mobx-react-lite';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { useRead } from '../../shared/use-read.ts';
import { messages as guestTexts } from '../../foundation/guest/Guest.messages.ts';
import { messages } from './Gallery.messages.ts';
import { useAlbumComments } from './galleries-stores.ts';

/** Why a change was not made; null where the comments say so themselves, which are read again. */
const problemOf = (failure: Failure): MessageDescriptor | null => {
  const standing = standingIn(failure);
  if (standing !== null) return guestTexts[standing];
  const { code } = failure;
  return code === 'notPossible' || code === 'unknown' ? null : messages.notArrived;
};

/** The comments on an album, read where they are shown. @spec feature:albums.comment, component:AlbumComments */
export const CommentsConnected = observer(({ albumId }: { albumId: number }) => {
  const intl = useIntl();
  const { paymentDialog } = useApp();
  const comments = useAlbumComments().open(albumId);
  useRead(comments);
  const { data, change } = comments;
  const { value } = data;
  const problem = change.failure && problemOf(change.failure);
  const shown = (value?.comments ?? []).map(({ guestName: name, ...rest }) => ({ ...rest, name }));
  return (
    <AlbumComments
      data-needs-script
      comments={shown}
      total={value?.commentsTotal}
      bar={value?.bar ?? null}
      state={value !== null ? 'ready' : data.state === 'failed' ? 'notLoaded' : 'loading'}
      isSending={change.state === 'loading'}
      problem={problem ? intl.formatMessage(problem) : undefined}
      onWrite={({ text }) => void comments.write(text)}
      onDelete={({ id }) => void comments.delete(id)}
      onReport={({ id }) => void comments.report(id)}
      onLogIn={() => paymentDialog.open('log-in')}
      onReload={() => void comments.load()}
    />
  );
});
