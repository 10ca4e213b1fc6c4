export { drawWidths } from './draw-widths.ts';
export { objectStore, ObjectStoreError } from './object-store.ts';
export type { ObjectStoreAddress } from './object-store.ts';
export { isPictureRequest, parsePicturePath, pictureFile } from './picture-file.ts';
export type { PictureRequest } from './picture-file.ts';
export { createPictureService } from './picture-service.ts';
export type { OwnPictures, PictureService } from './picture-service.ts';
export { writeWhole } from './write-whole.ts';
