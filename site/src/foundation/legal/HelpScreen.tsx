import { useKit } from '@lounge/kit/kit-provider';
import { pathTo, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { useApp } from '../../shared/app-context.ts';
import { messages } from './Help.messages.ts';
import { messages as legal } from './Legal.messages.ts';
import { LegalPage } from './LegalPage.tsx';

/** The questions in their order, with the page that helps further. */
const questions = [
  ['coins', ({ language, brand }) => pathTo('personal.coins', language, { product: brand })],
  ['chats', ({ language, brand }) => pathTo('personal.chats', language, { product: brand })],
  ['pause', ({ language, brand }) => pathTo('personal.coins', language, { product: brand })],
  ['age', ({ language, brand }) => pathTo('personal.age-check', language, { product: brand })],
  ['end', ({ language, brand }) => pathTo('personal', language, { product: brand })],
  ['report', null],
  ['cookies', ({ language }) => `${pathTo('legal.data-protection', language)}?scrollTo=cookies`],
] as const satisfies readonly (readonly [string, ((page: { language: Language; brand: string }) => string) | null])[];

/** Short answers with the way to what they speak of. @assumed The page; the documents name none. */
export const HelpScreen = () => {
  const intl = useIntl();
  const { Link } = useKit();
  const { config } = useApp();
  return (
    <LegalPage title={intl.formatMessage(legal.help)} note={intl.formatMessage(legal.helpLead)}>
      <div data-part="text">
        {questions.map(([name, pathOf]) => (
          <section key={name} aria-labelledby={`help-${name}`}>
            <h2 id={`help-${name}`}>{intl.formatMessage(messages[name])}</h2>
            <p>{intl.formatMessage(messages[`${name}Text`])}</p>
            {name !== 'report' && (
              <p>
                <Link href={pathOf?.(config) ?? '/'}>{intl.formatMessage(messages[`${name}Link`])}</Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </LegalPage>
  );
};
