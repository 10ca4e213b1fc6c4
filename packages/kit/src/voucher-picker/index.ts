export { VoucherPicker, type PickableVoucher, type VoucherPickerProps } from './VoucherPicker.tsx';
