export { VoucherCard, type VoucherCardProps, type VoucherContent } from './VoucherCard.tsx';
export { voucherKind, voucherState } from './voucher-kind.ts';
