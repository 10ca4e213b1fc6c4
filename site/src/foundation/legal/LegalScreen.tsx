import { useKit } from '@lounge/kit/kit-provider';
import { LegalText } from '@lounge/kit/legal-text';
import { downloadLegalText } from '@lounge/protocol/foundation/legal';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../page/error-slots.tsx';
import { htmlContent } from '../page/html-content.tsx';
import { ConsentSettings } from './ConsentRegion.tsx';
import { messages } from './Legal.messages.ts';
import { titleOf } from './legal-pages.ts';
import { legalPageTypes, legalPath, type LegalPageType } from './legal-paths.ts';
import { useLegalTexts } from './legal-stores.ts';
import { StoredItems } from './StoredItems.tsx';

const Page = styled.div.withConfig({ componentId: 'site-legal-text' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  max-width: 760px;
  margin: 0 auto;
  padding: 24px var(--kit-page-margin) var(--kit-space-7);
  > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
  }
  > nav > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--kit-text-muted);
    font-size: 0.9375rem;
  }
  > nav > a[aria-current] {
    color: var(--kit-text);
    box-shadow: inset 0 -2px 0 var(--kit-accent);
  }
  > nav > a:hover {
    color: var(--kit-text);
  }
`;

const LegalNavigation = ({ type }: { type: LegalPageType }) => {
  const intl = useIntl();
  const { Link } = useKit();
  const { language } = useApp().config;
  return (
    <nav aria-label={intl.formatMessage(messages.legal)}>
      {legalPageTypes.map((each) => (
        <Link key={each} href={legalPath(each, language)} aria-current={each === type ? 'page' : undefined}>
          {intl.formatMessage(titleOf[each])}
        </Link>
      ))}
    </nav>
  );
};

/** The file of a text; a link to it is a request without a token, which everybody may make. */
const fileOf = ({ id, version, publishedAt }: { id: number; version: string; publishedAt: string }) => ({
  version,
  publishedAt,
  downloadHref: downloadLegalText.path.replace('{legalTextId}', String(id)),
});

/**
 * A legal text of the brand; the page about data protection also changes the choice about cookies.
 * @spec screen:legal.terms, screen:legal.data-protection, feature:legal.texts
 */
export const LegalScreen = observer(({ type }: { type: LegalPageType }) => {
  const intl = useIntl();
  const { config, parts } = useApp();
  const { wireBrand: product, language } = config;
  const LegalAnswer = parts.guestBar?.LegalAnswer;
  const text = useLegalTexts()[type];
  const { newest, earlier, data } = text;
  const { title, content } = useMemo(() => htmlContent(newest?.html ?? ''), [newest]);
  return (
    <Page>
      <LegalNavigation type={type} />
      <LegalText
        title={title ?? intl.formatMessage(titleOf[type])}
        current={newest === null ? undefined : fileOf(newest)}
        changes={newest?.changes}
        earlier={earlier.map(fileOf)}
        isLoading={data.state === 'loading' && newest === null}
      >
        {data.state === 'failed' && (
          <ErrorPanel
            kind="error"
            title={intl.formatMessage(messages.notLoaded)}
            step={{ onAct: () => void text.load({ product, language }) }}
          />
        )}
        {data.state === 'ready' && newest === null && (
          <ErrorPanel kind="empty" title={intl.formatMessage(messages.missing)} />
        )}
        {content}
      </LegalText>
      {LegalAnswer && newest !== null && <LegalAnswer type={type} version={newest.version} />}
      {type === 'PP' && <ConsentSettings />}
      {type === 'PP' && <StoredItems />}
    </Page>
  );
});
