import type { BreadcrumbProps } from './Breadcrumb.tsx';

export const breadcrumbExample = {
  steps: [
    { label: 'Home', href: '/' },
    { label: 'Cams', href: null },
  ],
} satisfies BreadcrumbProps;
