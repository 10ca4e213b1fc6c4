import { cellSignalFull } from '../icons/paths/cell-signal-full.ts';
import { cellSignalLow } from '../icons/paths/cell-signal-low.ts';
import { cellSignalSlash } from '../icons/paths/cell-signal-slash.ts';
import type { ChatLine } from './controls-content.ts';

/** The line as bars: a weak one has few bright bars, a lost one is crossed out. Decorative. */
export function SignalIcon({ line, size }: { line: ChatLine; size: number }) {
  return (
    <svg className="kit-icon" viewBox="0 0 256 256" width={size} height={size} fill="currentColor" aria-hidden>
      <path d={line === 'lost' ? cellSignalSlash : cellSignalFull} opacity={line === 'weak' ? 0.35 : undefined} />
      {line === 'weak' && <path d={cellSignalLow} />}
    </svg>
  );
}
