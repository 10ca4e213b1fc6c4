export { Select, type SelectInput, type SelectOption, type SelectProps } from './Select.tsx';
