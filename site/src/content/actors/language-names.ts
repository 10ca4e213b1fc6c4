import type { IntlShape } from 'react-intl';

/** Returns the names of languages from `Intl`; a code that it does not support is shown unchanged. */
export const languageNames = (codes: readonly string[], intl: IntlShape): string =>
  codes.map((code) => intl.formatDisplayName(code, { type: 'language' }) ?? code).join(', ');
