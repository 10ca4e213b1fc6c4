import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { ErrorPanel } from '../page/error-slots.tsx';
import { ConsentSettings } from './ConsentRegion.tsx';
import { htmlContent } from './html-content.tsx';
import { messages } from './Legal.messages.ts';
import { LegalPage } from './LegalPage.tsx';
import { titleOf, type LegalPageType } from './legal-pages.ts';
import { useLegalTexts } from './legal-stores.ts';

/** A legal text of the brand; the page about data protection also changes the choice about cookies. */
export const LegalScreen = observer(({ type }: { type: LegalPageType }) => {
  const intl = useIntl();
  const { wireBrand: product, language } = useApp().config;
  const text = useLegalTexts()[type];
  const { newest, data } = text;
  const { title, content } = useMemo(() => htmlContent(newest?.html ?? ''), [newest]);
  return (
    <LegalPage
      title={title ?? intl.formatMessage(titleOf[type])}
      note={newest === null ? undefined : intl.formatMessage(messages.version, { version: newest.version })}
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
      <div data-part="text">{content}</div>
      {type === 'PP' && <ConsentSettings />}
    </LegalPage>
  );
});
