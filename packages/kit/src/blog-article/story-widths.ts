/** Widths of a story's pictures in pixels. @spec constant:sizes.interviewImage */
export const storyWidths: readonly number[] = [320, 640, 720];
