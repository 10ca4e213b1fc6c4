import type { Language } from '@lounge/locale';
import type { ShowData } from '@lounge/stores/content/tickets';

/** A text in the guest's language, else in English. */
export const textIn = (texts: ShowData['title'], language: Language): string =>
  (texts.find((each) => each.language === language) ?? texts.find((each) => each.language === 'en'))?.value ?? '';
