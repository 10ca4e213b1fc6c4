export { DataProtectionNotice, type DataProtectionNoticeProps, type NewLegalText } from './DataProtectionNotice.tsx';
