import { allowedElements, isSafeAddress, walkHtml } from '@lounge/protocol/html';
import { escapeHtml } from '../../wire/escape-html.ts';

const hasTags = (name: string): boolean => allowedElements.has(name) && name !== 'img';

/** Writes HTML anew with listed elements only, and of their attributes only safe addresses: nothing in it loads, posts or leads on by itself. A picture is its text. */
export const plainMarkup = (html: string): string => {
  const parts: string[] = [];
  walkHtml(html, {
    onOpen: (name, href, picture) => {
      if (picture !== null) parts.push(escapeHtml(picture.alt));
      if (!hasTags(name)) return;
      const isLink = name === 'a' && href !== undefined && isSafeAddress(href);
      parts.push(isLink ? `<a href="${escapeHtml(href)}">` : `<${name}>`);
    },
    onText: (text) => void parts.push(escapeHtml(text)),
    onClose: (name) => {
      if (hasTags(name) && name !== 'br') parts.push(`</${name}>`);
    },
  });
  return parts.join('');
};
