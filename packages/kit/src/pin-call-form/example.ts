import type { PinCallFormProps } from './PinCallForm.tsx';

export const pinCallFormExample = {
  typed: { countryCode: '49', number: '', language: 'EN' },
  countryCodes: ['49', '43', '41', '34', '44'],
  back: '#ways',
  otherNumber: '#number',
} satisfies PinCallFormProps;
