import { messages as de } from '@lounge/kit/texts/de';
import { messages as en } from '@lounge/kit/texts/en';
import { messages as es } from '@lounge/kit/texts/es';
import { messages as nl } from '@lounge/kit/texts/nl';
import { lagoon } from '../stories/brands/lagoon/lagoon.ts';

/** The texts of the toolbar's languages: those of the kit, and lagoon's French, where English stands in for what it leaves out. */
export const textsByLanguage = new Map(Object.entries({ de, en, es, nl, fr: { ...en, ...lagoon.messages?.['fr'] } }));
