import { enumeration } from '../column-specs.ts';

/** The tables of the guest's library beside purchases, given media and pins. */
export const mediaLibraryTables = {
  /** Recordings of chats that performers gave to guests. `key` is the chat's key and the kind, so that a chat gives each once. */
  chatMedia: {
    id: 'id',
    key: 'text unique',
    guestId: 'int',
    actorId: 'int',
    kind: enumeration<'clip' | 'audio'>(),
    duration: 'int',
    previewSeed: 'text',
    at: 'instant',
  },
  /** Media that a guest put into the archive. `key` is the guest's id, the kind and the id, as that of a purchase. */
  archivedMedia: {
    key: 'key',
    guestId: 'int',
    kind: enumeration<'video' | 'album' | 'picture' | 'clip' | 'audio' | 'post'>(),
    contentId: 'int',
    at: 'instant',
  },
} as const;
