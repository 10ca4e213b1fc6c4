import type { LocationFieldProps } from './LocationField.tsx';

export const locationFieldExample = { zip: '', state: 'empty', onZip: () => undefined } satisfies LocationFieldProps;
