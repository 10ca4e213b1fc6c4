export { drawWidths } from './draw-widths.ts';
export type { PictureFiles } from './draw-widths.ts';
export type { PictureLog } from './painter.ts';
export { isPictureRequest, parsePicturePath, pictureFile } from './picture-file.ts';
export type { PictureName, PictureRequest } from './picture-file.ts';
export { createStudio } from './studio.ts';
export type { Picture, Studio, StudioOptions } from './studio.ts';
export { writeWhole } from './write-whole.ts';
