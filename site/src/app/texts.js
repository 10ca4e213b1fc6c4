const kit = {
  de: () => import('@lounge/kit/texts/de'),
  en: () => import('@lounge/kit/texts/en'),
  nl: () => import('@lounge/kit/texts/nl'),
  es: () => import('@lounge/kit/texts/es'),
};
const site = {
  de: () => import('../texts/de.js'),
  en: () => import('../texts/en.js'),
  nl: () => import('../texts/nl.js'),
  es: () => import('../texts/es.js'),
};
/** The parsed texts of one language, the kit's and the site's; no other language is fetched. */
export const loadMessages = async (language) => {
  const [ofKit, ofSite] = await Promise.all([kit[language](), site[language]()]);
  return { ...ofKit.messages, ...ofSite.messages };
};
//# sourceMappingURL=texts.js.map
