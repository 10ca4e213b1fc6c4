import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './LiveReaction.messages.ts';
import { liveReactionsStyles } from './LiveReaction.styles.ts';
import { laneOf, reactionIcons, rise, risen, risenBefore, risingMs, type SentReaction } from './reactions.ts';

/** Props of LiveReactions. */
export interface LiveReactionsProps extends RootProps<'div'> {
  /** The reactions, own and others', oldest first; each new one rises once. */
  reactions: readonly SentReaction[];
  /** Whether those that are there at first rise too. @default false */
  fromStart?: boolean | undefined;
}

const Root = styled.div.withConfig({ componentId: 'kit-live-reactions' })`
  ${liveReactionsStyles}
`;

/** Reactions that rise over the edge of the picture; each is announced once, and without motion it is a short line. */
export function LiveReactions({ reactions, fromStart = false, ...rest }: LiveReactionsProps) {
  const intl = useIntl();
  const { clock } = useKit();
  const [rising, setRising] = useState(() => risenBefore(fromStart ? [] : reactions));
  const next = rise(rising, reactions);
  if (next !== rising) setRising(next);
  const waits = useRef(new Map<string, () => void>());
  const ids = next.shown.map(({ id }) => id).join('\n');
  useEffect(() => {
    for (const id of ids.split('\n').filter(Boolean)) {
      if (waits.current.has(id)) continue;
      const end = () => {
        waits.current.delete(id);
        setRising((now) => risen(now, [id]));
      };
      waits.current.set(id, clock.after(risingMs, end));
    }
  }, [ids, clock]);
  useEffect(() => {
    const { current } = waits;
    return () => {
      for (const cancel of current.values()) cancel();
      current.clear();
    };
  }, []);
  return (
    <Root {...rest} role="status" aria-atomic="false">
      {next.shown.map(({ id, kind, from, message }) => (
        <p key={id} data-part="rising" data-lane={laneOf(id)} data-own={from === undefined ? '' : undefined}>
          <span data-part="who" data-quiet={from === undefined && message === undefined ? '' : undefined}>
            {intl.formatMessage(messages.line, {
              name: from ?? intl.formatMessage(messages.you),
              reaction: message ?? intl.formatMessage(messages[kind]),
            })}
          </span>
          <Icon path={reactionIcons[kind]} size={30} data-kind={kind} />
        </p>
      ))}
    </Root>
  );
}
