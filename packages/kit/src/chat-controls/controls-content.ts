/** A device of the guest's that the performer hears or sees. */
export interface ChatDevice {
  isOn: boolean;
  onToggle: () => void;
}

/** The state of the line, which the quality shows. */
export type ChatLine = 'good' | 'weak' | 'waiting' | 'lost';

/** The controls of a chat; what is absent is not offered. */
export interface ChatControlsContent {
  /** The guest's microphone. */
  microphone?: ChatDevice | undefined;
  /** The guest's camera. */
  camera?: ChatDevice | undefined;
  /** The performer's sound. */
  sound: {
    isMuted: boolean;
    /** 0 to 1. */
    volume: number;
    onChange: (sound: { isMuted: boolean; volume: number }) => void;
  };
  /** The quality of the picture. */
  quality?:
    | {
        /** The current choice, such as "1080p". */
        label: string;
        choices: readonly { id: number; label: string }[];
        /** The chosen one; null is automatic. */
        chosen: number | null;
        onChoose: (choice: { id: number | null }) => void;
      }
    | undefined;
  /** How the line is. @default 'good' */
  line?: ChatLine | undefined;
  /** Whether the page is full screen. @default false */
  isFull?: boolean | undefined;
  /** Called when the guest enters or leaves full screen. */
  onFullScreen?: (() => void) | undefined;
  /** Called when the guest opens picture-in-picture. */
  onPictureInPicture?: (() => void) | undefined;
  /** Called when the guest reports the performer. */
  onReport?: (() => void) | undefined;
  /** Called when the guest blocks the performer. */
  onBlock?: (() => void) | undefined;
}
