/** The Phosphor icon caret-left, regular, as the path data of a 256 unit square. */
export const caretLeft = 'M165.66,202.34a8,8,0,0,1-11.32,11.32l-80-80a8,8,0,0,1,0-11.32l80-80a8,8,0,0,1,11.32,11.32L91.31,128Z';
