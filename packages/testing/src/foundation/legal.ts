import type { Infer } from '@lounge/protocol';
import { legalText } from '@lounge/protocol/foundation/legal';
import { parsed } from '../parsed.ts';

type LegalTextData = Infer<typeof legalText>;

/** A legal text in one language. */
export const aLegalText = (overrides: Partial<LegalTextData> = {}): LegalTextData =>
  parsed(legalText, {
    id: 9001,
    type: 'IMP',
    product: 'velvet',
    version: '9.0',
    language: 'en',
    html: '<h1>Imprint</h1><p>A sample text that binds nobody.</p>',
    publishedAt: '2026-11-01T00:00:00.000Z',
    changes: 'The address is new.',
    ...overrides,
  });
