import type { ChatReportProps } from './ChatReport.tsx';

export const chatReportExample = {
  asking: true,
  name: 'Mirela',
  onReport: () => undefined,
  onClose: () => undefined,
} satisfies ChatReportProps;
