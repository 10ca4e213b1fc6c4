import type { ScrollRowProps } from './ScrollRow.tsx';

export const scrollRowExample = { label: 'Row', children: 'Noor' } satisfies ScrollRowProps;
