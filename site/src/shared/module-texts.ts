import type { MessageFormatElement } from 'react-intl';
import { parsedText, type ParsedTexts } from './parsed-texts.ts';

/*
 * The browser's build (site/localized-texts.ts) puts this module in the place of load-texts.ts and of react-intl in all modules
 * of messages.
 */

const texts: Record<string, MessageFormatElement[]> = {};

/** A message whose text the build has put in place of its default. */
interface LocalizedMessage {
  readonly id: string;
  readonly text: MessageFormatElement[] | string;
}

/** Keeps a module's texts for react-intl when the module is loaded. Returns the messages. */
export const defineMessages = <T extends Readonly<Record<string, LocalizedMessage>>>(messages: T): T => {
  for (const { id, text } of Object.values(messages)) texts[id] = parsedText(text);
  return messages;
};

/** Returns the texts of the modules that are loaded. Each further module adds its own. */
export const loadTexts = (): Promise<ParsedTexts> => Promise.resolve(texts);
