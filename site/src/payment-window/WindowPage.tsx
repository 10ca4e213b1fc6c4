import { KitProvider, useKit } from '@lounge/kit/kit-provider';
import type { Language } from '@lounge/locale';
import { RawIntlProvider, useIntl } from 'react-intl';
import type { App } from '../shared/app-context.ts';
import { WindowFrame } from '../shared/window/WindowFrame.tsx';
import { windowTitles } from '../shared/window/WindowTitle.messages.ts';
import { viewOf, type WindowView } from './views.ts';
import { WindowSurround } from './WindowSurround.tsx';

const Page = ({ view, language, nonce }: { view: WindowView; language: Language; nonce: string }) => {
  const intl = useIntl();
  const { timeZone } = useKit();
  const { title: windowTitle, heading, framedLead, formErrors, Content } = viewOf(view);
  const [title, lead, values] = (typeof heading === 'function' ? heading(view, { language, timeZone }) : heading) ?? [];
  const { report, formError } = view;
  return (
    <WindowFrame
      formError={formError && (formErrors?.[formError] ?? formError)}
      report={report}
      nonce={nonce}
      isPaying={windowTitle === windowTitles.paying}
      title={title ? intl.formatMessage(title) : null}
      lead={lead ? intl.formatMessage(lead, values) : null}
      framedLead={framedLead ? intl.formatMessage(framedLead) : null}
    >
      {Content && <Content view={view} language={language} />}
    </WindowFrame>
  );
};

/** Props of WindowPage. */
export interface WindowPageProps {
  app: Pick<App, 'config' | 'intl'>;
  view: WindowView;
  nonce: string;
  /** Where the way back leads, for a window that is a page of its own; null inside a dialog. */
  back: string | null;
}

/** A page of the payment window, complete without script. */
export const WindowPage = ({ app: { config, intl }, view, nonce, back }: WindowPageProps) => {
  const { marks, language, theme, timeZone } = config;
  const page = <Page view={view} language={language} nonce={nonce} />;
  return (
    <RawIntlProvider value={intl}>
      <KitProvider brand={marks} language={language} timeZone={timeZone} theme={theme} scope="document">
        {back === null ? (
          page
        ) : (
          <WindowSurround language={language} back={back}>
            {page}
          </WindowSurround>
        )}
      </KitProvider>
    </RawIntlProvider>
  );
};
