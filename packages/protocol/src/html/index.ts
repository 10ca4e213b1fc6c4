export { allowedElements, isSafeAddress, walkHtml } from './walk-html.ts';
export type { HtmlVisitor } from './walk-html.ts';
