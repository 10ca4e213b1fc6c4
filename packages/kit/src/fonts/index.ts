export { fontFaceCss, fontFiles } from './font-faces.ts';
