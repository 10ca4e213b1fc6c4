import { defineMessages } from 'react-intl';

/** Names of filters by their condition, as a table that the filters look up. */
export const filterNames = defineMessages({
  online: { id: 'site.filter.online', defaultMessage: 'Online now' },
  freeChat: { id: 'site.filter.freeChat', defaultMessage: 'Free chat' },
  new: { id: 'site.filter.new', defaultMessage: 'New' },
  vip: { id: 'site.filter.vip', defaultMessage: 'VIP' },
  voyeur: { id: 'site.filter.voyeur', defaultMessage: 'Voyeur chat' },
  toy: { id: 'site.filter.toy', defaultMessage: 'Toy control' },
  voice: { id: 'site.filter.voice', defaultMessage: 'Voice call' },
  'gender:F': { id: 'site.filter.genderF', defaultMessage: 'Women' },
  'gender:M': { id: 'site.filter.genderM', defaultMessage: 'Men' },
  'gender:FM': { id: 'site.filter.genderFM', defaultMessage: 'Woman and man' },
  'gender:FF': { id: 'site.filter.genderFF', defaultMessage: 'Two women' },
  'gender:MM': { id: 'site.filter.genderMM', defaultMessage: 'Two men' },
  'gender:S': { id: 'site.filter.genderS', defaultMessage: 'Trans women' },
  'gender:T': { id: 'site.filter.genderT', defaultMessage: 'Transvestites' },
  'language:de': { id: 'site.filter.languageDe', defaultMessage: 'German' },
  'language:en': { id: 'site.filter.languageEn', defaultMessage: 'English' },
  'language:nl': { id: 'site.filter.languageNl', defaultMessage: 'Dutch' },
  'language:es': { id: 'site.filter.languageEs', defaultMessage: 'Spanish' },
  'tag:music': { id: 'site.filter.tagMusic', defaultMessage: 'Music' },
  'tag:stage': { id: 'site.filter.tagStage', defaultMessage: 'Stage' },
  'tag:art': { id: 'site.filter.tagArt', defaultMessage: 'Art' },
  'tag:dance': { id: 'site.filter.tagDance', defaultMessage: 'Dance' },
  'tag:books': { id: 'site.filter.tagBooks', defaultMessage: 'Books' },
  'tag:outdoors': { id: 'site.filter.tagOutdoors', defaultMessage: 'Outdoors' },
  'tag:games': { id: 'site.filter.tagGames', defaultMessage: 'Games' },
  'tag:craft': { id: 'site.filter.tagCraft', defaultMessage: 'Craft' },
  'tag:kitchen': { id: 'site.filter.tagKitchen', defaultMessage: 'Kitchen' },
  'tag:travel': { id: 'site.filter.tagTravel', defaultMessage: 'Travel' },
  'tag:couple': { id: 'site.filter.tagCouple', defaultMessage: 'Couples' },
});

/** Texts of the groups of filters, and of those with a value. */
export const messages = {
  ...defineMessages({
    offer: { id: 'site.filter.offer', defaultMessage: 'Offers' },
    gender: { id: 'site.filter.gender', defaultMessage: 'Who' },
    language: { id: 'site.filter.language', defaultMessage: 'Speaks' },
    tag: { id: 'site.filter.tag', defaultMessage: 'Loves' },
    calm: { id: 'site.filter.calm', defaultMessage: 'Calm mood' },
    between: { id: 'site.filter.between', defaultMessage: 'Mood in between' },
    lively: { id: 'site.filter.lively', defaultMessage: 'Lively mood' },
  }),
  ...defineMessages({
    distance: { id: 'site.filter.distance', defaultMessage: 'Distance' },
    anyDistance: { id: 'site.filter.anyDistance', defaultMessage: 'Any distance' },
  }),
  ...defineMessages<{ within: { km: number } }>({
    within: { id: 'site.filter.within', defaultMessage: 'Within {km} km' },
  }),
  ...defineMessages<{ inAustria: { zip: string } }>({
    inAustria: { id: 'site.filter.inAustria', defaultMessage: '{zip} in Austria' },
  }),
  ...defineMessages<{ inSwitzerland: { zip: string } }>({
    inSwitzerland: { id: 'site.filter.inSwitzerland', defaultMessage: '{zip} in Switzerland' },
  }),
  ...defineMessages<{ ages: { from: number; to: number } }>({
    ages: { id: 'site.filter.ages', defaultMessage: '{from} to {to} years' },
  }),
  ...defineMessages<{ agesFrom: { from: number } }>({
    agesFrom: { id: 'site.filter.agesFrom', defaultMessage: '{from} and older' },
  }),
  ...defineMessages<{ upTo: { coins: string } }>({
    upTo: { id: 'site.filter.upTo', defaultMessage: 'Up to {coins} coins' },
  }),
  ...defineMessages<{ near: { zip: string } }>({
    near: { id: 'site.filter.near', defaultMessage: 'Near {zip}' },
  }),
};
