export { drawWidths } from './draw-widths.ts';
export { isPictureRequest, parsePicturePath, pictureFile } from './picture-file.ts';
export type { PictureRequest } from './picture-file.ts';
export { createStudio } from './studio.ts';
export type { Studio } from './studio.ts';
export { writeWhole } from './write-whole.ts';
