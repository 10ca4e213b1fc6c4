import { type ReactNode, useId } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import type { HeadingLevel } from '../heading-level.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './SpinHistory.messages.ts';
import { spinHistoryStyles } from './SpinHistory.styles.ts';

/** A prize that was won. */
export interface WonPrize {
  /** Identity. */
  id: number;
  /** The prize as text, such as "2 spins". */
  label: string;
  /** When it was won, as text. */
  when: string;
  /** Where the prize is, such as "In your gifts". */
  place?: string | undefined;
  /** A drawing, such as GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
}

/** Props of SpinHistory. */
export interface SpinHistoryProps extends RootProps<'section'> {
  /** The prizes, newest first. */
  prizes: readonly WonPrize[];
  /** Whether the list is loading. @default false */
  isPending?: boolean | undefined;
  /** Rank of the heading among those of the page. @default 2 */
  level?: HeadingLevel | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-spin-history' })`
  ${spinHistoryStyles}
`;

/** Skeleton rows while the list is loading. */
const waiting = [0, 1, 2];

/** The prizes that a guest won, newest first, with date and location. @spec component:SpinResult */
export function SpinHistory({ prizes, isPending = false, level, ...rest }: SpinHistoryProps) {
  const intl = useIntl();
  const heading = useId();
  return (
    <Root aria-labelledby={heading} aria-busy={isPending || undefined} {...rest}>
      <h2 aria-level={level} id={heading}>
        {intl.formatMessage(messages.title)}
      </h2>
      {prizes.length === 0 && <p>{intl.formatMessage(isPending ? messages.loading : messages.empty)}</p>}
      {prizes.length === 0 && isPending && (
        <ol aria-hidden>
          {waiting.map((row) => (
            <li key={row}>
              <span data-part="art" />
              <span data-part="wait" />
            </li>
          ))}
        </ol>
      )}
      {prizes.length > 0 && (
        <ol>
          {prizes.map(({ id, label, when, place, art }) => (
            <li key={id}>
              <span data-part="art" data-slot="">
                {art}
              </span>
              <b>{label}</b>
              <span data-part="when">{when}</span>
              <span data-part="place">{place}</span>
            </li>
          ))}
        </ol>
      )}
    </Root>
  );
}
