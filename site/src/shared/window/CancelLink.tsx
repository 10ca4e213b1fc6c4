import { pathTo, type Language } from '@lounge/locale';
import { useIntl } from 'react-intl';
import { windowMessages } from './Window.messages.ts';

/** The way out of a form that nothing has come of yet. */
export const CancelLink = ({ language }: { language: Language }) => (
  <p data-part="note">
    <a href={pathTo('home', language)} target="_top" data-close="">
      {useIntl().formatMessage(windowMessages.cancel)}
    </a>
  </p>
);
