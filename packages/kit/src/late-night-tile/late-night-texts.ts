/** A text in the two languages that late night is written in. */
export interface LateNightText {
  /** The German text. */
  de: string;
  /** The English text. */
  en: string;
}

/** The language in which a guest reads late night: German in German, English in all others. */
export const lateNightLanguage = (language: string): keyof LateNightText => (/^de\b/i.test(language) ? 'de' : 'en');
