/** The value of the cookie with the visitor's choice, with or without the prefix of encrypted sites; null without one. */
export const consentCookieValue = (): string | null =>
  /(?:^|; )(?:__Host-)?consent=([^;]*)/.exec(document.cookie)?.[1] ?? null;
