export { ChatNotice, type ChatNoticeProps } from './ChatNotice.tsx';
export {
  mostUrgentNotice,
  noticeOrder,
  warningStage,
  warningStages,
  type ChatNoticeContent,
  type ChatNoticeKind,
  type NoticeTopUp,
} from './notice-content.ts';
