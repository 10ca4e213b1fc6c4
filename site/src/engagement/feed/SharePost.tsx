import { Button } from '@lounge/kit/button';
import { ModalWindow } from '@lounge/kit/modal-window';
import { TextField } from '@lounge/kit/text-field';
import { pathTo } from '@lounge/locale';
import type { FeedPostData } from '@lounge/stores/engagement/feed';
import { useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { messages } from '../../content/videos/ShareVideo.messages.ts';
import { messages as own } from './Feed.messages.ts';

/** The link of a post, to copy. */
export const SharePost = ({ post, onClose }: { post: FeedPostData; onClose: () => void }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<MessageDescriptor | null>(null);
  const link = new URL(pathTo('feed.post', language, { postId: post.id }), location.href).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setNote(messages.copied);
    } catch {
      field.current?.select();
      setNote(messages.notCopied);
    }
  };
  return (
    <ModalWindow title={intl.formatMessage(own.postBy, { name: post.model.name })} onClose={onClose}>
      <TextField
        label={intl.formatMessage(own.link)}
        input={{ ref: field, readOnly: true, value: link, onFocus: ({ target }) => target.select() }}
      />
      <Button variant="outline" onClick={() => void copy()}>
        {intl.formatMessage(messages.copy)}
      </Button>
      <p role="status">{note !== null && intl.formatMessage(note)}</p>
    </ModalWindow>
  );
};
