export { PinCallForm, type PinCallFormProps, type PinCallNumber } from './PinCallForm.tsx';
export type { PinCallTyped } from './NumberFields.tsx';
export type { PinCallProblem } from './ErrorText.tsx';
