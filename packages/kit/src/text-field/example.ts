import type { TextFieldProps } from './TextField.tsx';

export const textFieldExample = { label: 'E-mail', input: { name: 'email', type: 'email' } } satisfies TextFieldProps;
