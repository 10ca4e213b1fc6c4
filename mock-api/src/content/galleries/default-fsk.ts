/**
 * The default age rating; visitors see albums up to it, unless they ask for others.
 * @spec constant:ageRating.default, rule:age-rating-16, constant:ageRating.someCollections, rule:age-rating-12, feature:age.ratings
 * @deviates feature:age.ratings 1 docs/decisions/0047
 * @assumed Avatars and previews have no rating of their own: they are made to be seen by everybody, so at most 16.
 */
export const defaultFsk = 16;
