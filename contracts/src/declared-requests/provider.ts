/** Stands for the provider of what follows from declarations, in all transports. */
export const declarationProvider = 'declarations';
