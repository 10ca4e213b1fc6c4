export { AutoRechargeControl, type AutoRechargeControlProps, type RechargeValue } from './AutoRechargeControl.tsx';
