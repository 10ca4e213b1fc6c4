/** Stands for the language in addresses of scripts and in the document's template, until a page is written. */
export const anyLanguage = '__LANG__';
