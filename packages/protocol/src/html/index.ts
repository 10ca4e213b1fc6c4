export { allowedElements, isOwnPicture, isSafeAddress, walkHtml } from './walk-html.ts';
export type { HtmlPicture, HtmlVisitor } from './walk-html.ts';
