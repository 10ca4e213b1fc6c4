export { PinCallForm, type PinCallFormProps, type PinCallNumber, type PinCallTyped } from './PinCallForm.tsx';
export type { PinCallProblem } from './ErrorText.tsx';
