import { plainMarks } from '../brand/marks.ts';
import { warnOnce } from './warn-once.ts';

/** Warns if no style sheet defines the tokens where they are read, once the page's style sheets have loaded. */
export function checkTokens(element: Element, brand: string): () => void {
  // A provider without a brand is warned of already.
  if (brand === plainMarks.name) return () => undefined;
  const check = () => {
    if (getComputedStyle(element).getPropertyValue('--kit-canvas') !== '') return;
    warnOnce(
      `tokens ${brand}`,
      `The page has no tokens of the brand "${brand}". Import its style sheet, such as @lounge/kit/velvet.css, or serve tokensCss(brand).`,
    );
  };
  if (document.readyState === 'complete') {
    check();
    return () => undefined;
  }
  addEventListener('load', check, { once: true });
  return () => removeEventListener('load', check);
}

let documentProviders = 0;

/** Counts the providers that write to the document element; a second one would overwrite the first. */
export function countDocumentProvider(): () => void {
  documentProviders += 1;
  if (documentProviders > 1) {
    warnOnce(
      'document',
      'Two KitProviders with scope="document" are on this page, and both write its brand and theme. Leave out the scope of one.',
    );
  }
  return () => {
    documentProviders -= 1;
  };
}
