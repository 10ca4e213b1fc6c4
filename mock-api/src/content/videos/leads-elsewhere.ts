/** Something that programs for mails make a link of, also after an emoji. Abbreviations such as "z.B." are none. */
const linkLike = /:\/\/|www\.|@|[\p{L}\p{N}\p{S}-]\.\p{L}{2,}|[\p{L}\p{N}\p{S}-]{2,}\.\p{L}|\d\.\d{1,3}\.\d{1,3}\.\d/iu;

const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const month = String.raw`(?:0?[1-9]|1[0-2])`;
const year = String.raw`(?:19|20)\d\d`;
/** Dates and times of day, which are no parts of longer numbers. */
const moments = new RegExp(
  String.raw`(?<![\p{Nd}./:-])(?:(?:${day}([./-])${month}|${month}([./-])${day})(?:\1|\2)(?:${year}|\d\d)|${year}-${month}-${day}|(?:[01]?\d|2[0-3]):[0-5]\d)(?!:?\p{Nd})`,
  'gu',
);
/** Seven digits of any script, with what stands between those of a telephone number. */
const telephoneLike = /(?:\p{Nd}(?:[\s()/.+*_|~:·•\p{Pd}]|,(?!\s))*){7}/u;

/** Characters that hide a link from the patterns, and from nobody who reads it. */
const hiding = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu;

/** Whether a text has something that leads elsewhere: a link, an address or a telephone number, also in characters of another width. */
export const leadsElsewhere = (text: string): boolean => {
  const plain = text.normalize('NFKC').replaceAll('。', '.').replaceAll(hiding, '');
  return linkLike.test(plain) || telephoneLike.test(plain.replaceAll(moments, ' at some time '));
};
