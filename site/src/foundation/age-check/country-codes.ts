/** The calling codes of the countries that are called. */
export const countryCodes = ['49', '43', '41', '423', '352', '31', '32', '34', '44', '353'] as const;
