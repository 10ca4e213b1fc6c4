import { Button } from '@lounge/kit/button';
import { ModalWindow } from '@lounge/kit/modal-window';
import { TextField } from '@lounge/kit/text-field';
import { pathTo } from '@lounge/locale';
import type { FeedPostData } from '@lounge/stores/engagement/feed';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { messages } from '../../content/videos/ShareVideo.messages.ts';
import { useLinkCopy } from '../../content/videos/use-link-copy.ts';
import { messages as own } from './Feed.messages.ts';

/** The link of a post, to copy. */
export const SharePost = ({ post, onClose }: { post: FeedPostData; onClose: () => void }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const link = new URL(pathTo('feed.post', language, { postId: post.id }), location.href).href;
  const { input, onCopy, note } = useLinkCopy(link);
  return (
    <ModalWindow title={intl.formatMessage(own.postBy, { name: post.model.name })} onClose={onClose}>
      <TextField label={intl.formatMessage(own.link)} input={input} />
      <Button variant="outline" onClick={onCopy}>
        {intl.formatMessage(messages.copy)}
      </Button>
      <p role="status">{note}</p>
    </ModalWindow>
  );
};
