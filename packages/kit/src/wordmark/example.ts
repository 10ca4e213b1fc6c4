import type { WordmarkProps } from './Wordmark.tsx';

export const wordmarkExample = {} satisfies WordmarkProps;
