import type { SectionHeadingProps } from './SectionHeading.tsx';

export const sectionHeadingExample = { title: 'Live now' } satisfies SectionHeadingProps;
