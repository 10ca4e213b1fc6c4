import type { Texts } from '@lounge/kit/kit-provider';
import type { MessageFormatElement } from 'react-intl';

/** Texts by id, all in parsed form. */
export type ParsedTexts = Readonly<Record<string, MessageFormatElement[]>>;

/** Returns a text in parsed form. */
export const parsedText = (text: Texts[string]): MessageFormatElement[] =>
  typeof text === 'string' ? [{ type: 0, value: text }] : text;

/** Parses plain texts, as react-intl takes a string for an unparsed text: it would parse it for each formatting, and fail without the parser. */
export const parsedTexts = (texts: Texts): ParsedTexts =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parsedText(text)]));
