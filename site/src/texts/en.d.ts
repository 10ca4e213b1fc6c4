import type { MessageFormatElement } from 'react-intl';
/** Parsed texts by id. */
export declare const messages: Record<string, MessageFormatElement[]>;
//# sourceMappingURL=en.d.ts.map
