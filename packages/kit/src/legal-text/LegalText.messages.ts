import { defineMessages } from 'react-intl';

/** Texts around a legal text. */
export const messages = {
  ...defineMessages({
    download: { id: 'kit.legalText.download', defaultMessage: 'Download' },
    changes: { id: 'kit.legalText.changes', defaultMessage: 'What is new in this version' },
    earlier: { id: 'kit.legalText.earlier', defaultMessage: 'Earlier versions' },
    loading: { id: 'kit.legalText.loading', defaultMessage: 'The text is loading' },
  }),
  ...defineMessages<{ version: { version: string; day: string }; downloadVersion: { version: string } }>({
    version: { id: 'kit.legalText.version', defaultMessage: 'Version {version}, since {day}' },
    downloadVersion: { id: 'kit.legalText.downloadVersion', defaultMessage: 'Download version {version}' },
  }),
};
