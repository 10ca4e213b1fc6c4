/**
 * The purposes of links that work once. `second-factor` and `choose-account` are not mailed: they continue a log-in whose password was
 * right.
 */
export type LinkKind = 'verify' | 'reset' | 'confirm-email' | 'second-factor' | 'choose-account';
