export { ChatReport, type ChatReportProps, type ReportedReason } from './ChatReport.tsx';
