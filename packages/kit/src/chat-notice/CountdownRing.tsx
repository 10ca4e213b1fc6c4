interface CountdownRingProps {
  seconds: number;
  /** The seconds of the whole ring. */
  of: number;
}

/** Seconds in a ring that empties, as plain elements; hidden from screen readers, for which the text beside it says it once. */
export function CountdownRing({ seconds, of }: CountdownRingProps) {
  const whole = Math.max(0, Math.ceil(seconds));
  const share = of > 0 ? Math.min(100, Math.round((whole / of) * 100)) : 0;
  return (
    <span data-part="ring" aria-hidden="true">
      <svg viewBox="0 0 44 44" width={44} height={44}>
        <circle data-part="track" cx="22" cy="22" r="20" />
        {share > 0 && (
          <circle
            data-part="rest"
            cx="22"
            cy="22"
            r="20"
            pathLength={100}
            strokeDasharray={`${share} 100`}
            transform="rotate(-90 22 22)"
          />
        )}
      </svg>
      {whole}
    </span>
  );
}
