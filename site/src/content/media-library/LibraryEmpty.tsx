import { pathTo, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { ErrorPanel } from '../../foundation/page/error-slots.tsx';
import { useApp } from '../../shared/app-context.ts';
import { messengerPath } from '../../shared/messenger-links.ts';
import { plainChoice, type ShownPart } from './library-address.ts';
import { messages } from './Library.messages.ts';
import { emptyTexts } from './library-texts.ts';
import type { LibraryPageState } from './use-library-page.ts';

/** Where an empty part leads on. */
const stepOf = (part: ShownPart, language: Language) => {
  if (part === 'messenger') return { label: messages.toMessenger, href: messengerPath(language) };
  if (part === 'clips' || part === 'audio') return { label: messages.toLive, href: pathTo('cams', language) };
  return { label: messages.browse, href: pathTo('videos', language) };
};

/** Why a part shows nothing, and the way on. */
export const LibraryEmpty = ({ page: { page, choice, hrefOf } }: { page: LibraryPageState }) => {
  const intl = useIntl();
  const { language } = useApp().config;
  const { part, search } = choice;
  if (search !== '') {
    return (
      <ErrorPanel
        kind="empty"
        title={intl.formatMessage(messages.nothing, { search })}
        text={intl.formatMessage(messages.nothingText)}
        step={{ label: intl.formatMessage(messages.clear), href: hrefOf({ ...choice, search: '' }) }}
      />
    );
  }
  const [title, text] = emptyTexts[part];
  const shop = { label: messages.toShop, href: hrefOf(plainChoice('shop')) };
  const step = part === 'archive' && page === 'personal.mediathek' ? shop : stepOf(part, language);
  return (
    <ErrorPanel
      kind="empty"
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text)}
      step={{ label: intl.formatMessage(step.label), href: step.href }}
    />
  );
};
