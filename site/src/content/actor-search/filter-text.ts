import { formatCoins, type Language } from '@lounge/locale';
import { ageRange, writtenZip } from '@lounge/protocol/content/actor-search';
import type { SearchQuery } from '@lounge/stores/content/actor-search';
import type { IntlShape } from 'react-intl';
import { filterNames, messages } from './Filters.messages.ts';
import { rangesOf, withAges, withFilter, withPrice } from './search-address.ts';

const isNamed = (condition: string): condition is keyof typeof filterNames => Object.hasOwn(filterNames, condition);

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The name of a condition for a guest; a tag without a name is its own. */
export const filterText = (condition: string, language: Language, intl: IntlShape): string => {
  if (isNamed(condition)) return intl.formatMessage(filterNames[condition]);
  const { from, to, hasAges, price } = rangesOf({ conditions: [condition] });
  if (price !== null) return intl.formatMessage(messages.upTo, { coins: formatCoins(price, language) });
  if (hasAges && to >= ageRange.oldest) return intl.formatMessage(messages.agesFrom, { from });
  if (hasAges) return intl.formatMessage(messages.ages, { from, to });
  return capitalized(condition.slice(condition.indexOf(':') + 1));
};

const moodText = (mood: number, intl: IntlShape): string => {
  if (mood < 40) return intl.formatMessage(messages.calm);
  return intl.formatMessage(mood <= 60 ? messages.between : messages.lively);
};

/** A chosen filter with the search without it. */
export interface ChosenText {
  readonly label: string;
  readonly without: SearchQuery;
}

const withoutOne = (query: SearchQuery, condition: string): SearchQuery => {
  if (condition.startsWith('age:')) return withAges(query, ageRange.youngest, ageRange.oldest);
  return condition.startsWith('price:') ? withPrice(query, null) : withFilter(query, condition, false);
};

/** The chosen filters of a search, each with the search without it. A postal code is one where the page is not about it. */
export const chosenTexts = (
  query: SearchQuery,
  { hasPlace, language, intl }: { readonly hasPlace: boolean; readonly language: Language; readonly intl: IntlShape },
): readonly ChosenText[] => [
  ...query.conditions.map((condition) => ({
    label: filterText(condition, language, intl),
    without: withoutOne(query, condition),
  })),
  ...(query.mood === null ? [] : [{ label: moodText(query.mood, intl), without: { ...query, mood: null, page: 1 } }]),
  ...(query.zip === null || hasPlace
    ? []
    : [
        {
          label: intl.formatMessage(messages.near, { zip: writtenZip(query.zip) }),
          without: { ...query, zip: null, radius: null, sort: null, page: 1 },
        },
        ...(query.radius === null
          ? []
          : [
              {
                label: intl.formatMessage(messages.within, { km: query.radius }),
                without: { ...query, radius: null, page: 1 },
              },
            ]),
      ]),
];
