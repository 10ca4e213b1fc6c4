export { VipValueHistory, type MonthValue, type VipValueHistoryProps } from './VipValueHistory.tsx';
