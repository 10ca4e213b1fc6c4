export { BillDispute, type BillDisputeProps } from './BillDispute.tsx';
