/** Content with this rating needs the age check. @assumed The documents say "some clips and photos". */
export const adultRating = 18;
