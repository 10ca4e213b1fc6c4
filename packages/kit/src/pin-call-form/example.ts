import type { PinCallFormProps } from './PinCallForm.tsx';

export const pinCallFormExample = {
  typed: { countryCode: '49', number: '', language: 'EN' },
  countryCodes: ['49', '34'],
  back: '/back',
  otherNumber: '/number',
} satisfies PinCallFormProps;
