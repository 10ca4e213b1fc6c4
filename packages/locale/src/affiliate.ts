/** From whom a visitor came: an affiliate's id, and a word of the affiliate's own about the place. */
export interface Affiliate {
  readonly webmasterId: string;
  readonly subReference: string | null;
}

const pattern = /^[\w-]{1,40}$/;

/**
 * The affiliate in the address of a first page; null without one.
 * @assumed The names of the parameters, `webmaster` and `sub`; the documents say only that the link carries them.
 */
export const affiliateInAddress = (search: { get(name: string): string | null }): Affiliate | null => {
  const [webmasterId, sub] = [search.get('webmaster'), search.get('sub')];
  if (webmasterId === null || !pattern.test(webmasterId)) return null;
  return { webmasterId, subReference: sub !== null && pattern.test(sub) ? sub : null };
};

/** The value of the cookie that keeps an affiliate. */
export const affiliateCookie = ({ webmasterId, subReference }: Affiliate): string =>
  subReference === null ? webmasterId : `${webmasterId}.${subReference}`;

/** The affiliate in the value of a cookie; null if it was not written by `affiliateCookie`. */
export const affiliateInCookie = (value: string): Affiliate | null => {
  const [webmasterId = '', sub = null, ...more] = value.split('.');
  if (more.length > 0 || !pattern.test(webmasterId) || (sub !== null && !pattern.test(sub))) return null;
  return { webmasterId, subReference: sub };
};
