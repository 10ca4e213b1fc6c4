export { isSafeAddress, listedElements, walkHtml } from './walk-html.ts';
export type { HtmlVisitor } from './walk-html.ts';
