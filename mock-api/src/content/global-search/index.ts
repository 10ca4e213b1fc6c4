export { queriesFor } from './find.ts';
export { searchTermsOf } from './search-terms.ts';
