/**
 * Content with this rating needs the age check.
 * @spec feature:age.ratings, feature:age.restricted-content
 * @awaits feature:age.ratings 3 engagement/contests
 * @awaits state:age-verification 7 engagement/contests
 * @assumed The documents say "some clips and photos".
 */
export const adultRating = 18;
