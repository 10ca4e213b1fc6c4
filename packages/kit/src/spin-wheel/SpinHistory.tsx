import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { RootProps } from '../root-props.ts';
import { messages } from './SpinHistory.messages.ts';

/** Something that was won. */
export interface WonPrize {
  /** Identity. */
  id: number;
  /** The prize in words, such as "2 spins". */
  label: string;
  /** When it was won, as text. */
  when: string;
  /** Where it is now, such as "In your gifts". */
  place?: string | undefined;
  /** A drawing, such as GiftArt of `@lounge/kit/gift-art`. */
  art?: ReactNode;
}

/** Props of SpinHistory. */
export interface SpinHistoryProps extends RootProps<'section'> {
  /** What was won, newest first. */
  prizes: readonly WonPrize[];
  /** Whether the list is on its way. @default false */
  isPending?: boolean | undefined;
}

const Root = styled.section.withConfig({ componentId: 'kit-spin-history' })`
  > ol {
    display: grid;
    grid-template-columns: 40px minmax(0, 2fr) minmax(0, 3fr) auto;
    gap: 0 20px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    min-height: 69px;
    border-bottom: 1px solid var(--kit-line);
  }
  [data-part='art'] {
    display: grid;
    place-items: center;
    height: 40px;
  }
  [data-part='art'] > svg {
    max-width: 40px;
    max-height: 40px;
  }
  b {
    font-weight: var(--kit-weight-name);
  }
  [data-part='when'] {
    color: var(--kit-text-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-part='place'] {
    text-align: right;
  }
  [data-part='wait'] {
    height: 14px;
    border-radius: var(--kit-radius-1);
    background: var(--kit-surface-2);
  }
  > p {
    margin-top: 20px;
    color: var(--kit-text-muted);
  }
  @media (max-width: 767.98px) {
    > ol {
      grid-template-columns: 40px minmax(0, 1fr) auto;
      gap: 0 14px;
    }
    li {
      padding: 10px 0;
    }
    [data-part='art'] {
      grid-row: span 2;
    }
    [data-part='when'] {
      grid-row: 2;
      grid-column: 2;
      font-size: var(--kit-type-2);
    }
    [data-part='place'] {
      grid-row: span 2;
      grid-column: 3;
      max-width: 18ch;
    }
  }
`;

/** Rows that are drawn while the list is on its way. */
const waiting = [0, 1, 2];

/** What a guest won, newest first: the prize, when, and where it is now. @spec component:SpinResult */
export function SpinHistory({ prizes, isPending = false, ...rest }: SpinHistoryProps) {
  const intl = useIntl();
  const heading = useId();
  return (
    <Root aria-labelledby={heading} aria-busy={isPending || undefined} {...rest}>
      <h2 id={heading}>{intl.formatMessage(messages.title)}</h2>
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
              <span data-part="art">{art}</span>
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
