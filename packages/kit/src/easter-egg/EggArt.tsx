/** A painted egg. Decorative; the words beside it or its button name it. */
export function EggArt({ size = 30 }: { size?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 30 38" width={size} height={(size * 38) / 30}>
      <path fill="var(--kit-accent)" d="M15 1C7.5 1 1.5 12.5 1.5 22A13.5 15 0 0 0 28.5 22C28.5 12.5 22.5 1 15 1Z" />
      <path
        fill="none"
        stroke="var(--kit-accent-text)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        d="M2 21l4.3-3 4.4 3 4.3-3 4.4 3 4.3-3 4.3 3"
      />
      <ellipse cx="10.5" cy="10.5" rx="2.6" ry="4.2" fill="var(--kit-on-picture-paper)" opacity="0.35" />
    </svg>
  );
}
