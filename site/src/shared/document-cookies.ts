/** The part of the browser that stores cookies. */
export interface CookieJar {
  cookie: string;
}

/** The document's cookies; a server has none. */
export const documentCookies: CookieJar = {
  get cookie() {
    return document.cookie;
  },
  set cookie(text) {
    document.cookie = text;
  },
};
