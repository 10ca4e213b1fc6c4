export { Notice, OfflineNotice, type NoticeProps, type NoticeTone, type OfflineNoticeProps } from './Notice.tsx';
