import type { ChatReportProps } from './ChatReport.tsx';

export const chatReportExample = {
  asking: true,
  name: 'Noor',
  onReport: () => undefined,
  onClose: () => undefined,
} satisfies ChatReportProps;
