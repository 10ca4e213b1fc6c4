export { PastChatBill, type PastChatBillProps } from './PastChatBill.tsx';
