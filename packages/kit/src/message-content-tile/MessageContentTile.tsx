import { type MouseEvent, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { image } from '../icons/paths/image.ts';
import { playFill } from '../icons/paths/play-fill.ts';
import { waveform } from '../icons/paths/waveform.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './MessageContentTile.messages.ts';
import { messageContentTileStyles } from './MessageContentTile.styles.ts';

/** Something of a conversation that is not text only. */
export interface MessageContent {
  id: number;
  /** The kind of content. */
  kind: 'photo' | 'video' | 'audio';
  /** The address of the picture, or of a video's still; an audio has none. */
  src?: string | null | undefined;
  /** The text of the message. */
  text?: string | null | undefined;
  /** When it was sent, as text. */
  when: string;
  /** Who sent it. */
  from: string;
}

/** Props of MessageContentTile. */
export interface MessageContentTileProps extends RootProps<'button', 'content'> {
  /** The content; null while it is loading. */
  content: MessageContent | null;
  /** Called when the guest opens it. */
  onOpen?: ((open: { content: MessageContent; event: MouseEvent<HTMLButtonElement> }) => void) | undefined;
}

const Root = styled.button.withConfig({ componentId: 'kit-message-content-tile' })`
  ${messageContentTileStyles}
`;

function Face({ content }: { content: MessageContent }) {
  const [failed, setFailed] = useState(false);
  const { kind, src } = content;
  if (kind === 'audio') return <Icon path={waveform} size={30} />;
  if (!src || failed) return <Icon path={image} size={30} />;
  return (
    <>
      <img src={src} alt="" width={160} height={160} loading="lazy" decoding="async" onError={() => setFailed(true)} />
      {kind === 'video' && (
        <span data-part="play">
          <Icon path={playFill} />
        </span>
      )}
    </>
  );
}

/** A picture, video or sound of a conversation, as a square that opens it. @spec component:MessageContentTile */
export function MessageContentTile({ content, type = 'button', onOpen, ...rest }: MessageContentTileProps) {
  const intl = useIntl();
  if (content === null) {
    return <Root {...rest} type={type} disabled data-skeleton="" aria-label={intl.formatMessage(messages.loading)} />;
  }
  const { kind, from, when, text } = content;
  const named = intl.formatMessage(messages[kind], { name: from, when });
  return (
    <Root
      {...rest}
      type={type}
      data-kind={kind}
      aria-label={text ? `${named}: ${text}` : named}
      onClick={(event) => onOpen?.({ content, event })}
    >
      <Face key={content.src} content={content} />
    </Root>
  );
}
