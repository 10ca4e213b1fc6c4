/** The back end of a recorder cannot be reached; its message is a sentence. */
export class TargetError extends Error {}

/** A recording cannot be read or written; its message is a sentence. */
export class RecordingFileError extends Error {}
