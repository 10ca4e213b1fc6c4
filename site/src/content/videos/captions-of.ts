import type { PlayerCaptions } from '@lounge/kit/video-player';
import type { Language } from '@lounge/locale';
import type { Infer } from '@lounge/protocol';
import type { mediaSource } from '@lounge/protocol/content/videos';

/** Returns a language's name in that language. */
const ownName = (language: string): string => {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The captions of a source. The key "c" turns on the first ones, which are in the visitor's language. */
export const captionsOf = (
  { captions }: Pick<Infer<typeof mediaSource>, 'captions'>,
  language: Language,
): readonly PlayerCaptions[] =>
  captions
    .map((each) => ({ language: each.language, label: ownName(each.language), src: each.url }))
    .toSorted((a, b) => Number(b.language === language) - Number(a.language === language));
