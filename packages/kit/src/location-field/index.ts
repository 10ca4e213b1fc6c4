export { LocationField, type DeviceState, type LocationFieldProps, type LocationState } from './LocationField.tsx';
