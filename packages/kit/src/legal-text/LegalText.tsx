import { formatDay } from '@lounge/locale';
import type { ReactNode } from 'react';
import { useIntl } from '../kit-provider/use-intl.ts';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { downloadSimple } from '../icons/paths/download-simple.ts';
import { useKit } from '../kit-provider/kit-context.ts';
import type { RootProps } from '../root-props.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { messages } from './LegalText.messages.ts';
import { legalTextStyles } from './LegalText.styles.ts';

/** A version of a legal text. */
export interface LegalTextVersion {
  version: string;
  /** From when it holds, as an instant. */
  publishedAt: string;
  /** The URL of its file. */
  downloadHref: string;
}

/** Props of LegalText. */
export interface LegalTextProps extends RootProps<'article', 'title'> {
  /** The title of the page. */
  title: string;
  /** The version that is shown. @default none */
  current?: LegalTextVersion | undefined;
  /** A sentence about what is new in it. @default null */
  changes?: string | null | undefined;
  /** Earlier versions, the latest first. @default none */
  earlier?: readonly LegalTextVersion[] | undefined;
  /** Whether the text is still loading. @default false */
  isLoading?: boolean | undefined;
  /** The text, as elements: headings of rank 2 and below, paragraphs, lists, tables. */
  children?: ReactNode;
}

const Root = styled.article.withConfig({ componentId: 'kit-legal-text' })`
  ${legalTextStyles}
`;

/**
 * A legal text: version and date, what is new, the text, and the files of this version and of earlier ones.
 * @spec component:LegalText
 */
export function LegalText({
  title,
  current,
  changes = null,
  earlier = [],
  isLoading = false,
  children,
  ...rest
}: LegalTextProps) {
  const intl = useIntl();
  const { language } = useKit();
  // A legal text has the same day everywhere, that of its country.
  const dayOf = (instant: string) => formatDay(instant, language);
  return (
    <Root {...rest} aria-busy={isLoading || undefined}>
      <header>
        <h1>{title}</h1>
        {current && (
          <div data-part="facts">
            <span>
              {intl.formatMessage(messages.version, { version: current.version, day: dayOf(current.publishedAt) })}
            </span>
            <a href={current.downloadHref} download>
              <Icon path={downloadSimple} size={20} />
              {intl.formatMessage(messages.download)}
            </a>
          </div>
        )}
      </header>
      {current && changes !== null && (
        <p data-part="changes">
          <strong>{intl.formatMessage(messages.changes)}</strong>
          {changes}
        </p>
      )}
      {isLoading && <Skeleton lines={8} />}
      {isLoading && <p role="status">{intl.formatMessage(messages.loading)}</p>}
      {!isLoading && <div data-part="text">{children}</div>}
      {earlier.length > 0 && (
        <div data-part="earlier">
          <h2>{intl.formatMessage(messages.earlier)}</h2>
          <ul>
            {earlier.map(({ version, publishedAt, downloadHref }) => (
              <li key={downloadHref}>
                <span>{intl.formatMessage(messages.version, { version, day: dayOf(publishedAt) })}</span>
                <a href={downloadHref} download aria-label={intl.formatMessage(messages.downloadVersion, { version })}>
                  <Icon path={downloadSimple} size={20} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Root>
  );
}
