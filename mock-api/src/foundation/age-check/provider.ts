import { s, type Infer } from '@lounge/protocol';
import type { Language } from '@lounge/locale';

/** The events that a provider can report about a check. */
export const checkResult = s.enum(['pending', 'accepted', 'rejected', 'revoked'], {
  id: 'AgeCheckResult',
  description: 'what a provider reports about an age check',
});

/**
 * The body of a provider's webhook. `eventId` is unique for the provider, `occurredAt` when it was decided there. See
 * docs/age-check-provider.md.
 */
export const checkEvent = s.object(
  {
    eventId: s.boundedString(64),
    checkId: s.boundedString(64),
    result: checkResult,
    message: s.nullable(s.boundedString(300)),
    occurredAt: s.instant,
  },
  { id: 'AgeCheckEvent', description: 'what a provider reports about an age check' },
);
/** The body of a provider's webhook. */
export type CheckEvent = Infer<typeof checkEvent>;

/** A check that our server starts with a provider. */
export interface CheckRequest {
  readonly checkId: string;
  readonly language: Language;
}

/** How a guest continues: at an address of the provider, or with a form in our window. */
export type CheckStep = { readonly kind: 'redirect'; readonly url: string } | { readonly kind: 'form' };

/** A provider of age checks. It learns a check's id and the language, never who the guest is. */
export interface AgeCheckProvider {
  /** Part of the webhook's address, and of the secret with which it signs. */
  readonly id: string;
  start(request: CheckRequest): Promise<CheckStep>;
}
