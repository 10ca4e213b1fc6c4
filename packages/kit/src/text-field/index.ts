export { TextField, type TextFieldInput, type TextFieldProps } from './TextField.tsx';
