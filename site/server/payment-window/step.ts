import { randomHex, type WorldParts } from '@lounge/mock-api';
import type { Language } from '@lounge/locale';
import type { Accounts, LoginResult } from '@lounge/mock-api/server';
import type { WindowView } from '@lounge/site/entry-server';
import type { GuestSession } from '../session.ts';

/** The context of a step of the window. */
export interface StepContext {
  readonly world: WorldParts;
  readonly language: Language;
  readonly session: GuestSession | null;
  readonly accounts: Pick<Accounts, 'logIn' | 'logInChosen' | 'logInWithCode' | 'signUp' | 'signUpErrors'>;
  /** The visitor's IP address, for counting attempts. */
  readonly address: string;
  /** The browser's user agent, for the list of sessions. */
  readonly userAgent: string | null;
  /** The cookie that an earlier log-in left on this device. @default none */
  readonly device?: string | null;
}

/** The result of a step: a page or a redirect, and a new session after a log-in; or a file of JSON. */
export type Step =
  | { readonly view: WindowView; readonly session?: LoginResult & { ok: true } }
  | { readonly redirectTo: string; readonly session?: LoginResult & { ok: true } }
  | { readonly json: string };

/** The fields of a submitted form. */
export type Form = URLSearchParams;

/** A field of a form; empty if it is missing. */
export const field = (form: Form, name: string): string => form.get(name) ?? '';

/** The key of a form, the same for every press of its button. */
export const newKey = (): string => randomHex(18);
/** The format of a form's key. */
export const keyPattern = /^[\w-]{8,64}$/;
