import { Parser } from 'htmlparser2';

/** The elements of a legal text that a file has. */
const kept = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li dl dt dd br strong em b i a blockquote table thead tbody tr th td'.split(' '),
);
/** Elements that are left out with all that is in them. */
const forbidden = new Set(
  'script style iframe object embed template noscript svg math title textarea select option audio video canvas form'.split(
    ' ',
  ),
);
/** Elements inside each other at which the text ends, as the parser's time grows with the square of the depth. */
const maxOpen = 200;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isSafeAddress = (href: string): boolean => /^(?:https:\/\/|mailto:)[^\s\\]*$/i.test(href);

/** Writes HTML anew with listed elements only, and of their attributes only safe addresses: nothing in it loads, posts or leads on by itself. */
export const plainMarkup = (html: string): string => {
  const parts: string[] = [];
  let depth = 0;
  let skipping = 0;
  const parser = new Parser({
    onopentag: (name, { href }) => {
      depth += 1;
      if (depth > maxOpen) parser.pause();
      else if (forbidden.has(name)) skipping += 1;
      else if (skipping === 0 && kept.has(name))
        parts.push(
          name === 'a' && href !== undefined && isSafeAddress(href) ? `<a href="${escapeHtml(href)}">` : `<${name}>`,
        );
    },
    ontext: (text) => {
      if (skipping === 0) parts.push(escapeHtml(text));
    },
    onclosetag: (name) => {
      depth -= 1;
      if (forbidden.has(name)) skipping = Math.max(0, skipping - 1);
      else if (skipping === 0 && kept.has(name) && name !== 'br') parts.push(`</${name}>`);
    },
  });
  parser.end(html);
  return parts.join('');
};
