/** What a mailed link is for; `second-factor` is not mailed, but continues a log-in whose password was right. */
export type LinkKind = 'verify' | 'reset' | 'confirm-email' | 'second-factor';
