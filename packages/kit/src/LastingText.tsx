import { useState } from 'react';

/** A text that stays as it was first rendered, for announcements that must not repeat; a new key renders it anew. */
export function LastingText({ text }: { text: string }) {
  return useState(text)[0];
}
