import { type ConversationOptions, useConversation } from '@lounge/kit/conversation';

/** A conversation with markup of its own: a scrolling list, without virtualization. */
export function OwnConversation(props: ConversationOptions) {
  const talk = useConversation(props);
  return (
    <section {...talk.getRootProps()}>
      <div {...talk.getScrollerProps({ className: 'own-scroller' })}>
        {props.earlier === 'more' && <button {...talk.getEarlierProps()}>Earlier</button>}
        <ol>
          {props.items.map((item, index) => {
            const { isFirstOfDay, isLastOfRun } = talk.groupingOf(index);
            return (
              <li key={item.id} data-from={item.from}>
                {isFirstOfDay && <time>{String(item.at).slice(0, 10)}</time>}
                <p>{item.text}</p>
                {isLastOfRun && <small>{item.state ?? 'sent'}</small>}
              </li>
            );
          })}
        </ol>
        {talk.typingText && <p aria-hidden>{talk.typingText}</p>}
      </div>
      {!talk.isAtEnd && <button {...talk.getToEndProps()}>{`Down, ${talk.unread} new`}</button>}
      <p {...talk.getTypingProps({ className: 'kit-visually-hidden' })}>{talk.typingText}</p>
      <p {...talk.getNewMessageProps({ className: 'kit-visually-hidden' })}>{talk.newMessageText}</p>
    </section>
  );
}
